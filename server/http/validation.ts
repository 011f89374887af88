import type { FastifySchemaCompiler } from 'fastify'
import * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

const pathOf = ({ path }: Issue) => path.join('/')

const issuesOf = (schema: z.ZodMiniType, value: unknown): Issue[] => z.safeParse(schema, value).error?.issues ?? []

/**
 * If the field that tells a body's shapes apart is missing or wrong: that issue, and all issues that every shape has.
 */
function withIssuesOfEveryShape(schema: z.ZodMiniType, value: unknown, issues: Issue[]): Issue[] {
  if (!(schema instanceof z.ZodMiniDiscriminatedUnion)) return issues
  const { discriminator, options } = schema._zod.def
  if (!issues.some((issue) => issue.code === 'invalid_union' && pathOf(issue) === discriminator)) return issues
  const [first = [], ...others] = options.map((option) => issuesOf(option as z.ZodMiniType, value)) // made with zod/mini like the others
  const isOfAll = (path: string) => others.every((ofOther) => ofOther.some((issue) => pathOf(issue) === path))
  return [...issues, ...first.filter((issue) => pathOf(issue) !== discriminator && isOfAll(pathOf(issue)))]
}

/**
 * The issues of a body. Anything but an object, including no body at all, gets the issues of an empty object, which
 * name the fields that the client has to send.
 */
function issuesOfBody(schema: z.ZodMiniType, body: unknown, issues: Issue[]): Issue[] {
  if (isObject(body)) return withIssuesOfEveryShape(schema, body, issues)
  const ofEmpty = issuesOf(schema, {})
  return ofEmpty.length === 0 ? issues : withIssuesOfEveryShape(schema, {}, ofEmpty)
}

/** Converts each issue to Fastify's format. */
const toValidationError = (issue: Issue) => ({
  keyword: issue.code,
  instancePath: `/${pathOf(issue)}`,
  schemaPath: '',
  message: issue.message,
  params: {},
})

export const validatorCompiler: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema, httpPart }) =>
  (given: unknown) => {
    const { data, error } = z.safeParse(schema, given)
    if (!error) return { value: data }
    const issues = httpPart === 'body' ? issuesOfBody(schema, given, error.issues) : error.issues
    return { error: issues.map(toValidationError) }
  }

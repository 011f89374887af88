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

/**
 * By field of a body, a rule that no schema can express, such as one about today: why the value is refused; null if it
 * is not.
 */
export type FieldRules = Record<string, (value: unknown) => string | null>

/** The fields that their own schema accepts and their rule refuses. */
const refusedByRules = (rules: FieldRules, schema: z.ZodMiniType, body: unknown) =>
  Object.entries(rules).flatMap(([field, rule]) => {
    const ofField = schema instanceof z.ZodMiniObject ? schema.shape[field] : undefined
    if (!ofField || !isObject(body)) return []
    const { data, success } = z.safeParse(ofField, (body as Record<string, unknown>)[field])
    const message = success ? rule(data) : null
    return message === null ? [] : { keyword: 'rule', instancePath: `/${field}`, schemaPath: '', message, params: {} }
  })

/**
 * Beside what the schema refuses, the errors name what the rules do. They are not asked about a body that the schema
 * accepts: its handler is, which may know that the request has been answered before.
 */
export const compileWithRules =
  (rules: FieldRules): FastifySchemaCompiler<z.ZodMiniType> =>
  ({ schema, httpPart }) =>
  (given: unknown) => {
    const { data, error } = z.safeParse(schema, given)
    if (!error) return { value: data }
    if (httpPart !== 'body') return { error: error.issues.map(toValidationError) }
    const issues = issuesOfBody(schema, given, error.issues)
    return { error: [...issues.map(toValidationError), ...refusedByRules(rules, schema, given)] }
  }

export const validatorCompiler = compileWithRules({})

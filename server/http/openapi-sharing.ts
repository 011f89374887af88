import { API_BASE } from '#contract/paths.ts'

interface Parameter {
  name: string
  in: string
}

interface Reference {
  $ref: string
}

interface Media {
  schema?: { $ref?: string }
  example?: unknown
  examples?: Record<string, Reference>
}

interface Body {
  content?: Record<string, Media>
}

interface SharingOperation {
  operationId: string
  parameters?: (Parameter | Reference)[]
  requestBody?: Body
  responses: Record<string, Body | Reference>
}

/** The part of the OpenAPI document in which operations repeat each other. */
export interface SharingDocument {
  paths: Record<string, Record<string, SharingOperation>>
  components: {
    parameters: Record<string, object>
    examples: Record<string, object>
    responses: Record<string, object>
  }
}

const inCamelCase = (words: string) =>
  words
    .split(/[^a-z\d]+/i)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** The path before the parameter tells one id from another: `LeadsId`. */
const nameOfParameter = (path: string, { in: place, name }: Parameter) =>
  inCamelCase(place === 'path' ? path.slice(0, path.indexOf(`{${name}}`)).replace(API_BASE, '') + name : name)

/** The texts that occur more than once, by name; if several share a name, the most frequent one gets it. */
function repeatedOf(found: Iterable<readonly [name: string, text: string]>): Map<string, string> {
  const counts = new Map<string, { name: string; times: number }>()
  for (const [name, text] of found) {
    const count = counts.get(text)
    if (count) count.times++
    else counts.set(text, { name, times: 1 })
  }
  const repeated = [...counts]
    .filter(([, { times }]) => times > 1)
    .toSorted(([, one], [, other]) => other.times - one.times)
  const names = new Set<string>()
  return new Map(
    repeated.flatMap(([text, { name }]) => {
      if (names.has(name)) return []
      names.add(name)
      return [[text, name]]
    }),
  )
}

function* operationsOf({ paths }: SharingDocument) {
  for (const [path, operations] of Object.entries(paths))
    for (const operation of Object.values(operations)) yield { path, operation }
}

function shareParameters(document: SharingDocument): void {
  const all = [...operationsOf(document)].flatMap(({ path, operation: { parameters = [] } }) =>
    parameters.flatMap((one) => ('$ref' in one ? [] : [[nameOfParameter(path, one), JSON.stringify(one)] as const])),
  )
  const repeated = repeatedOf(all)
  for (const { operation } of operationsOf(document)) {
    operation.parameters &&= operation.parameters.map((one) => {
      const name = repeated.get(JSON.stringify(one))
      if (name === undefined) return one
      document.components.parameters[name] = one
      return { $ref: `#/components/parameters/${name}` }
    })
  }
}

/** Every example of a body or an answer, with the name of its call. */
function* examplesOf(document: SharingDocument): Generator<{ name: string; media: Media }> {
  for (const { operation } of operationsOf(document)) {
    const { operationId, requestBody, responses } = operation
    for (const part of [requestBody, ...Object.values(responses)]) {
      if (!part || '$ref' in part) continue
      for (const media of Object.values(part.content ?? {})) if ('example' in media) yield { name: operationId, media }
    }
  }
}

/** A shared example is named after the first call that shows it. */
function shareExamples(document: SharingDocument): void {
  const all = [...examplesOf(document)]
  const repeated = repeatedOf(all.map(({ name, media }) => [name, JSON.stringify(media.example)]))
  for (const { media } of all) {
    const name = repeated.get(JSON.stringify(media.example))
    if (name === undefined) continue
    document.components.examples[name] = { value: media.example }
    media.examples = { [name]: { $ref: `#/components/examples/${name}` } }
    Reflect.deleteProperty(media, 'example')
  }
}

function shareAnswers(document: SharingDocument): void {
  const repeated = repeatedOf(
    [...operationsOf(document)].flatMap(({ operation: { operationId, responses } }) =>
      Object.values(responses)
        .filter((one) => !('$ref' in one))
        .map((one) => [inCamelCase(operationId), JSON.stringify(one)] as const),
    ),
  )
  for (const { operation } of operationsOf(document)) {
    for (const [status, one] of Object.entries(operation.responses)) {
      const name = repeated.get(JSON.stringify(one))
      if (name === undefined) continue
      document.components.responses[name] = one
      operation.responses[status] = { $ref: `#/components/responses/${name}` }
    }
  }
}

/** Moves the parameters, examples and answers that several operations share into the components. */
export function shareParts(document: SharingDocument): void {
  shareParameters(document)
  shareExamples(document)
  shareAnswers(document)
}

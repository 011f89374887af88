interface Components {
  parameters?: Record<string, object>
  examples?: Record<string, object>
  responses?: Record<string, object>
}

/** Schemas and headers stay references: tests are about their names, or they refer to each other. */
const followed = /^#\/components\/(parameters|examples|responses)\/(\w+)$/

/**
 * The OpenAPI document with all shared parameters, examples and answers written out where they are used, as a generator
 * reads it.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- each reader of the document declares the part that it reads
export function resolveDocument(document: object): any {
  const { components } = document as { components: Components }
  const resolve = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(resolve)
    if (!(part instanceof Object)) return part
    const [, kind, name = ''] = followed.exec('$ref' in part ? String(part.$ref) : '') ?? []
    if (kind !== undefined) {
      const target = components[kind as keyof Components]?.[name] // the pattern lists them
      if (target === undefined) throw new Error(`The document has no ${kind} ${name}.`)
      return resolve(target)
    }
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolve(value)]))
  }
  return resolve(document)
}

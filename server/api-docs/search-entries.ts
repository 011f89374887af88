import { titleOf } from './call-html.ts'
import { type DocumentedSchema, jsonOf, schemasOf } from './document.ts'
import type { Site } from './page.ts'
import { anchorOf, docsPath } from './sections.ts'
import type { Language } from './words.ts'

/** A possible search result. */
export interface SearchEntry {
  title: string
  /** For example the method and path of a call, or the chapter. */
  detail: string
  url: string
  /** Search terms in addition to the title. */
  words: string
}

/** The names of all fields within a schema, except those of referenced schemas. */
function fieldsOf(schema: DocumentedSchema = {}): string[] {
  const inner = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
  ]
  return [...Object.keys(schema.properties ?? {}), ...inner.flatMap(fieldsOf)]
}

const joined = (names: (string | undefined)[]) => [...new Set(names.filter((name) => name !== undefined))].join(' ')

/** Chapters, calls and objects. The names of calls are in both languages, since readers of one may know the other. */
export function searchEntries({ document, sections, chapters }: Site, language: Language): SearchEntry[] {
  const guide = chapters[language].map(({ id, title }) => ({
    title,
    detail: '',
    url: `${docsPath(language)}#${id}`,
    words: id.replaceAll('-', ' '),
  }))
  const calls = sections.flatMap((section) =>
    section.calls.map((call) => {
      const { operation, method, path } = call
      const parameters = operation.parameters?.map(({ name }) => name) ?? []
      const fields = fieldsOf(jsonOf(operation.requestBody?.content)?.schema)
      return {
        title: titleOf(call, language),
        detail: `${method} ${path}`,
        url: `${docsPath(language, section.slug)}#${anchorOf(call)}`,
        words: joined([titleOf(call, 'hr'), titleOf(call, 'en'), operation.operationId, ...parameters, ...fields]),
      }
    }),
  )
  const seen = new Set<string>()
  const objects = sections.flatMap((section) =>
    schemasOf(document, section.calls).flatMap((name) => {
      if (seen.has(name)) return []
      seen.add(name)
      const schema = document.components.schemas[name]
      const url = `${docsPath(language, section.slug)}#schema-${name}`
      return [{ title: name, detail: section.title[language], url, words: joined(fieldsOf(schema)) }]
    }),
  )
  return [...guide, ...calls, ...objects]
}

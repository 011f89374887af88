import { englishSummaries } from '#server/api-docs/english-summaries.ts'
import { englishTagOf } from '#server/api-docs/sections.ts'
import { accountsSentences } from './accounts.ts'
import { calendarSentences } from './calendar.ts'
import { generalSentences } from './general.ts'
import { leadsSentences } from './leads.ts'
import { profilesSentences } from './profiles.ts'
import { reviewsSentences } from './reviews.ts'
import { searchSentences } from './search.ts'
import type { Sentences } from './sentences.ts'
import { siteSentences } from './site.ts'
import { webhooksSentences } from './webhooks.ts'

/** @internal */
export const englishSentences: Sentences = {
  ...generalSentences,
  ...accountsSentences,
  ...searchSentences,
  ...profilesSentences,
  ...calendarSentences,
  ...leadsSentences,
  ...reviewsSentences,
  ...siteSentences,
  ...webhooksSentences,
}

/** Several errors with the same status have several sentences. */
const sentenceInEnglish = (text: string) =>
  text
    .split(' Ili: ')
    .map((sentence) => englishSentences[sentence] ?? sentence)
    .join(' Or: ')

/** Not translated, because the product answers in Croatian. */
const isExample = (name: string, value: unknown) =>
  name === 'example' || name === 'value' || (name === 'examples' && Array.isArray(value))

function translated(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(translated)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => {
      if (isExample(name, value)) return [name, value]
      if ((name === 'description' || name === 'summary') && typeof value === 'string')
        return [name, sentenceInEnglish(value)]
      return [name, translated(value)]
    }),
  )
}

interface Operation {
  tags?: string[]
}

interface NamedDocument {
  info: { license?: { name: string } }
  tags?: { name: string }[]
  paths?: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Operation>>
}

const operationsInEnglish = (all: Record<string, Record<string, Operation>>, changed: (key: string) => object) =>
  Object.fromEntries(
    Object.entries(all).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [
          method,
          { ...operation, tags: operation.tags?.map(englishTagOf), ...changed(`${method.toUpperCase()} ${path}`) },
        ]),
      ),
    ]),
  )

/** The OpenAPI document in English: its sentences, and the names of its calls and sections. */
export function inEnglish(document: object): object {
  const english = translated(document) as NamedDocument
  const { info, tags, paths = {}, webhooks = {} } = english
  return {
    ...english,
    info: { ...info, license: { ...info.license, name: 'All rights reserved' } },
    tags: tags?.map((tag) => ({ ...tag, name: englishTagOf(tag.name) })),
    paths: operationsInEnglish(paths, (key) => ({ summary: englishSummaries[key] })),
    webhooks: operationsInEnglish(webhooks, () => ({})),
  }
}

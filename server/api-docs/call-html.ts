import {
  type Answer,
  answersOf,
  type ApiDocument,
  type Content,
  type DocumentedCall,
  type DocumentedSchema,
  headersOf,
  isSuccess,
  jsonOf,
  type Limit,
  type Operation,
  schemaOf,
} from './document.ts'
import { englishSummaries } from './english-summaries.ts'
import { exampleOfMedia, exampleOfParameter } from './examples.ts'
import { codeHtml, escapeHtml, headingHtml } from './html.ts'
import { fieldHtml, schemaHtml } from './schema-html.ts'
import { anchorOf, docsPath } from './sections.ts'
import { snippetsOf } from './snippets.ts'
import { accessText, type Language, words } from './words.ts'

interface Context {
  document: ApiDocument
  language: Language
}

/** The name of a call in the language, if it has one; its own name is Croatian. */
export const titleOf = ({ key, operation: { summary = '' } }: DocumentedCall, language: Language) =>
  (language === 'en' ? englishSummaries[key] : undefined) ?? summary

function limitsText({ 'x-rate-limit': limits }: Operation, language: Language): string | undefined {
  if (!limits) return undefined
  const { perAddress, failuresPerAddress, perAccount, perAccountOverall } = limits
  const word = words[language]
  const time = (seconds: number) =>
    seconds === 3_600 ? word.anHour : word.inMinutes.replace('{}', String(seconds / 60))
  const text = ({ calls, seconds }: Limit) => `${calls} ${time(seconds)}`
  const parts = [
    `${text(perAddress)} ${word.perAddress}`,
    failuresPerAddress && ` (${word.failures} ${text(failuresPerAddress)})`,
    perAccount && `, ${text(perAccount)} ${word.perAccount}`,
    perAccountOverall && `, ${text(perAccountOverall)} ${word.overall}`,
  ]
  return parts.filter(Boolean).join('')
}

const KIB = 1024
const sizeText = (bytes: number) => (bytes < KIB * KIB ? `${bytes / KIB} KiB` : `${bytes / KIB / KIB} MiB`)

/** Whether a professional's API key may make the call; undefined if no key is needed, or none is allowed. */
function apiKeyText(operation: Operation, language: Language): string | undefined {
  const { apiKeyRead, apiKeyWrite, noApiKey } = words[language]
  const scope = operation['x-api-key-scope']
  if (scope !== undefined) return scope === 'read' ? apiKeyRead : apiKeyWrite
  const isForProfessionals = [operation['x-access']].flat().some((who) => who === 'professional' || who === 'signed-in')
  return isForProfessionals ? noApiKey : undefined
}

function factsHtml({ operation }: DocumentedCall, language: Language): string {
  const { access, apiKey, limits, bodySize } = words[language]
  const bytes = operation['x-body-limit']
  const facts: [string, string | undefined][] = [
    [access, accessText(language, operation['x-access'])],
    [apiKey, apiKeyText(operation, language)],
    [limits, limitsText(operation, language)],
    [bodySize, bytes === undefined ? undefined : sizeText(bytes)],
  ]
  const rows = facts.flatMap(([name, text]) =>
    text === undefined ? [] : [`<div><dt>${name}</dt><dd>${escapeHtml(text)}</dd></div>`],
  )
  return `<dl class="facts">${rows.join('')}</dl>`
}

function parametersHtml({ operation }: DocumentedCall, { language }: Context): string {
  const { path, query, header } = words[language]
  const places: Record<string, string> = { path, query, header }
  const byPlace = Map.groupBy(operation.parameters ?? [], (parameter) => parameter.in)
  return [...byPlace]
    .map(([place, all]) => {
      const fields = all.map((parameter) =>
        fieldHtml(
          {
            ...parameter,
            isRequired: parameter.required ?? false,
            example: place === 'path' ? exampleOfParameter(parameter) : undefined,
          },
          language,
        ),
      )
      return `<h3>${places[place] ?? place}</h3><ul class="fields">${fields.join('')}</ul>`
    })
    .join('')
}

const contentHtml = (content: Content, language: Language) =>
  Object.entries(content)
    .map(
      ([type, { schema = {} }]) =>
        `<p class="media"><code>${escapeHtml(type)}</code></p>${
          schema.format === 'binary' ? '' : schemaHtml(schema, language)
        }`,
    )
    .join('')

function answerHtml(status: string, answer: Answer, { document, language }: Context): string {
  const { answer: word, answerHeaders, noContent } = words[language]
  const headers = headersOf(document, answer)
  const content = answer.content ?? {}
  return [
    `<h3>${word} ${status}</h3>`,
    `<p>${escapeHtml(answer.description)}</p>`,
    Object.keys(content).length === 0 ? `<p>${noContent}</p>` : contentHtml(content, language),
    headers.length === 0
      ? ''
      : `<details><summary>${answerHeaders} (${headers.length})</summary><ul class="fields">${headers
          .map(([name, { schema = {}, description }]) =>
            fieldHtml({ name, schema, isRequired: false, description }, language),
          )
          .join('')}</ul></details>`,
  ].join('')
}

/** The codes that an error may have, if its schema lists them. */
function codesIn(document: ApiDocument, given: DocumentedSchema = {}): string[] {
  const schema = schemaOf(document, given)
  const { code } = schema.properties ?? {}
  const own = code?.const === undefined ? (code?.enum ?? []) : [code.const]
  const inner = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  return [...own.map(String), ...inner.flatMap((part) => codesIn(document, part))]
}

/** The full list of codes says nothing about a single status. */
const MOST_CODES = 6

function errorsHtml(errors: { status: string; answer: Answer }[], { document, language }: Context): string {
  const { errors: title, errorsHint, guide } = words[language]
  const rows = errors.map(({ status, answer }) => {
    const codes = codesIn(document, jsonOf(answer.content)?.schema)
    const links = (codes.length > MOST_CODES ? [] : codes).map(
      (code) => `<a href="${docsPath(language)}#error-${code}"><code>${code}</code></a>`,
    )
    return `<li><strong>${status}</strong> ${links.join(' ')} <span>${escapeHtml(answer.description)}</span></li>`
  })
  return `<details class="errors"><summary><h3>${title} (${errors.length})</h3></summary><ul>${rows.join('')}</ul>
<p>${errorsHint} <a href="${docsPath(language)}#errors">${guide}</a></p></details>`
}

function examplesHtml(call: DocumentedCall, title: string, { language }: Context): string {
  const { examples, exampleAnswer, tryOut } = words[language]
  const button = `<button type="button" class="try-button" aria-label="${escapeHtml(`${tryOut}: ${title}`)}">${tryOut}</button>`
  const { curl, typescript } = snippetsOf(call)
  const figure = (name: string, label: string, code: string) =>
    `<figure data-example="${name}"><figcaption>${label}</figcaption>${codeHtml(code, `${label}: ${title}`)}</figure>`
  const answers = answersOf(call.operation)
  const success = answers.find(({ status }) => isSuccess(status))
  const media = jsonOf(success?.answer.content)
  const answer =
    success === undefined || media === undefined
      ? ''
      : `<figure><figcaption>${exampleAnswer} <span class="status">${success.status}</span></figcaption>${codeHtml(
          JSON.stringify(exampleOfMedia(media), null, 2),
          `${exampleAnswer}: ${title}`,
        )}</figure>`
  return `<div class="examples" role="group" aria-label="${escapeHtml(`${examples}: ${title}`)}">${button}${figure('curl', 'curl', curl)}${figure('typescript', 'TypeScript', typescript)}${answer}</div>`
}

/** A complete call: the description on the left, code on the right. */
export function callHtml(call: DocumentedCall, context: Context): string {
  const { language } = context
  const { method, path, operation } = call
  const id = anchorOf(call)
  const title = titleOf(call, language)
  const answers = answersOf(operation)
  const successes = answers.filter(({ status }) => isSuccess(status))
  const body = operation.requestBody
  return `<section class="call" aria-labelledby="${id}" data-key="${escapeHtml(call.key)}">
<div class="words">
${headingHtml(2, id, escapeHtml(title))}
<p class="endpoint"><span class="method ${method.toLowerCase()}">${method}</span> <code>${escapeHtml(path).replaceAll('/', '/<wbr>')}</code></p>
${operation.description ? `<p>${escapeHtml(operation.description)}</p>` : ''}
${factsHtml(call, language)}
${parametersHtml(call, context)}
${body ? `<h3>${words[language].body}</h3>${contentHtml(body.content, language)}` : ''}
${successes.map(({ status, answer }) => answerHtml(status, answer, context)).join('')}
${errorsHtml(
  answers.filter(({ status }) => !isSuccess(status)),
  context,
)}
</div>
${examplesHtml(call, title, context)}
</section>`
}

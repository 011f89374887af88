import { type DocumentedCall, jsonOf } from './document.ts'
import { exampleOfMedia, exampleOfParameter } from './examples.ts'

/** Read by the page's script; its counterpart is in web/api-docs/request.ts. */
interface TryCall {
  method: string
  path: string
  parameters: { name: string; in: string; required: boolean; example: string }[]
  body: string | null
  file: string | null
  needsToken: boolean
  isSafe: boolean
}

/** A sign-in changes nothing important. */
const harmless = /\/login$/

function tryCallOf({ method, path, operation }: DocumentedCall): TryCall {
  const { parameters = [], requestBody, 'x-access': access = 'everyone' } = operation
  const json = jsonOf(requestBody?.content)
  const multipart = requestBody?.content['multipart/form-data']
  return {
    method,
    path,
    parameters: parameters.map((parameter) => {
      const { name, in: place, required = false } = parameter
      const example = required ? String(exampleOfParameter(parameter)) : ''
      return { name, in: place, required, example }
    }),
    body: json ? JSON.stringify(exampleOfMedia(json), null, 2) : null,
    file: multipart ? (Object.keys(multipart.schema?.properties ?? {}).find((name) => name !== 'body') ?? null) : null,
    needsToken: access !== 'everyone',
    isSafe: method === 'GET' || harmless.test(path),
  }
}

/** A data block for the script; no text in it can end the block. */
export function tryCallsHtml(calls: DocumentedCall[]): string {
  const byKey = Object.fromEntries(calls.map((call) => [call.key, tryCallOf(call)]))
  return `<script type="application/json" id="calls">${JSON.stringify(byKey).replaceAll('<', String.raw`\u003c`)}</script>`
}

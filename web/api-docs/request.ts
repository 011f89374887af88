/** A call as the page describes it for trying it out. */
export interface TryCall {
  method: string
  path: string
  parameters: { name: string; in: 'path' | 'query' | 'header'; required: boolean; example: string }[]
  /** The initial JSON. */
  body: string | null
  /** The name of the file field. */
  file: string | null
  needsToken: boolean
  /** Changes nothing, so it needs no confirmation. */
  isSafe: boolean
}

export interface TryValues {
  /** By parameter name. */
  parameters: Record<string, string>
  body: string
  file: File | null
  token: string
}

/** The request for these values; empty ones are not sent. Throws a SyntaxError if the body is not valid JSON. */
export function requestOf(
  call: TryCall,
  { parameters, body, file, token }: TryValues,
): { url: string; init: RequestInit } {
  const query = new URLSearchParams()
  const headers: Record<string, string> = {}
  let { path } = call
  for (const { name, in: place } of call.parameters) {
    const value = parameters[name]?.trim() ?? ''
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value))
    else if (value !== '' && place === 'query') query.set(name, value)
    else if (value !== '') headers[name] = value
  }
  if (token.trim() !== '') headers['authorization'] = `Bearer ${token.trim()}`
  const init: RequestInit = { method: call.method, headers, cache: 'no-store' }
  if (file !== null && call.file !== null) {
    const form = new FormData()
    form.set(call.file, file)
    init.body = form
  } else if (body.trim() !== '') {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(JSON.parse(body))
  }
  return { url: query.size > 0 ? `${path}?${query}` : path, init }
}

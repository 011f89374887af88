import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

const style = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;align-content:center;gap:1rem;padding:2rem min(2rem,5vw);text-align:center;overflow-wrap:anywhere;
font:1.125rem/1.5 system-ui,sans-serif;background:#f8fafc;color:#1e293b}
a{color:#4f46e5}
@media(prefers-color-scheme:dark){body{background:#0f172a;color:#f1f5f9}a{color:#818cf8}}
`
const styleHash = createHash('sha256').update(style).digest('base64')

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)

/**
 * Shown if the site's own error page is unavailable, for instance because the address is malformed. People can quote
 * the `failureId`.
 */
export function plainErrorPage(reply: FastifyReply, message: string, failureId?: string): FastifyReply {
  const id = failureId === undefined ? '' : `<p><small>Oznaka pogreške: ${escaped(failureId)}</small></p>`
  const html = `<!doctype html>
<html lang="hr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Zauvijek</title><style>${style}</style></head>
<body><main><h1>${escaped(message)}</h1><p><a href="/">Povratak na početnu stranicu</a></p>${id}</main></body></html>
`
  return reply
    .header('content-security-policy', `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`)
    .type('text/html; charset=utf-8')
    .send(html)
}

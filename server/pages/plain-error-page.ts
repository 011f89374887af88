import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { allowFrames } from '#server/http/security.ts'

/** As the site looks, of what needs no other file: the fonts of the system, and the mark as lines. */
const style = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;align-content:center;padding:2rem min(2rem,5vw);box-sizing:border-box;text-align:center;overflow-wrap:anywhere;
font:1rem/1.6 'Figtree',system-ui,sans-serif;background:#f8fafc;color:#1e293b}
main{max-width:36rem;margin:auto}
svg{width:5.5rem;height:4rem;fill:none;stroke:#6366f1;stroke-width:1.25}
h1{margin:1.5rem 0;font:400 min(1.75rem,9vw)/1.2 'DM Serif Display',ui-serif,Georgia,serif;text-wrap:balance}
a{display:inline-block;padding:.5rem 1.25rem;border:1px solid #b4bcc9;border-radius:.75rem;background:#fff;color:inherit;font-weight:600;text-decoration:none}
a:hover{border-color:#4f46e5;color:#4f46e5}
a:focus-visible{outline:2px solid #6366f1;outline-offset:2px}
small{color:#526077;font-size:.875rem}
@media(prefers-color-scheme:dark){body{background:#0f172a;color:#f1f5f9}svg{stroke:#818cf8}a{background:#1e293b;border-color:#52607a}
a:hover{border-color:#a5b0ff;color:#a5b0ff}small{color:#cbd5e1}}
`
const styleHash = createHash('sha256').update(style).digest('base64')
/** Where forms and links lead does not fall back to `default-src`. */
const policyFor = (ancestors: string) =>
  `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)

function errorDocument(message: string, link: string, failureId: string | undefined): string {
  const id = failureId === undefined ? '' : `<p><small>Oznaka pogreške: ${escaped(failureId)}</small></p>`
  return `<!doctype html>
<html lang="hr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Zauvijek</title><style>${style}</style></head>
<body><main><svg viewBox="4 2 32 20" aria-hidden="true"><circle cx="14" cy="12" r="9"/><path d="M26 3a9 9 0 1 1-6.4 15.4M19.6 5.6A9 9 0 0 1 26 3"/></svg><h1>${escaped(message)}</h1><p>${link}</p>${id}</main></body></html>
`
}

const sendPage = (reply: FastifyReply, ancestors: string, html: string) =>
  reply.header('content-security-policy', policyFor(ancestors)).type('text/html; charset=utf-8').send(html)

/**
 * Shown if the site's own error page is unavailable, for instance because the address is malformed. People can quote
 * the `failureId`.
 */
export function plainErrorPage(reply: FastifyReply, message: string, failureId?: string): FastifyReply {
  const link = '<a href="/">Povratak na početnu stranicu</a>'
  return sendPage(reply, "'none'", errorDocument(message, link, failureId))
}

/**
 * The same in a frame of another site, where a browser shows its own refusal instead of an answer that may not be
 * framed. Any site may frame it, because the sites that may are not known while the database is away; it contains
 * nothing but the sentence and a link to its own address.
 */
export function framedErrorPage(reply: FastifyReply, message: string, failureId?: string): FastifyReply {
  return sendPage(allowFrames(reply), '*', errorDocument(message, '<a href="">Pokušajte ponovo</a>', failureId))
}

import { deferredScriptType, startScript } from './deferred-scripts.ts'
import { earlyPressScript } from './early-press.ts'

const DOCTYPE = '<!DOCTYPE html>'
const HEAD_END = '</head>'
const BODY_END = '</body>'
const modulePreload = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g
const frameworkScript = ' type="module" async=""'

const script = (text: string, scriptMark: string | undefined) =>
  `<script${scriptMark === undefined ? '' : ` nonce="${scriptMark}"`}>${text}</script>`

const escapes: Record<string, string> = { '\\': '\\\\', "'": "\\'", '\n': '\\n', '\r': '\\r' }

/** In single quotes, since the text itself is full of double ones; nothing in it can end the script. */
const quote = (text: string) =>
  `'${text.replaceAll(/[\\'\n\r<\u2028\u2029]/g, (letter) => escapes[letter] ?? unicodeEscape(letter))}'`

/** As a string of JSON or of a script has it. */
export const unicodeEscape = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Hands the loaders' data to the router in the browser, as the router's own component does piece by piece. */
const loadedDataScript = (loaded: string) =>
  `(function(c){c.enqueue(${quote(loaded)});c.close()})(window.__reactRouterContext.streamController)`

interface DocumentScripts {
  /** The `nonce` of the scripts that the page itself writes. */
  scriptMark: string | undefined
  /** The loaders' data as the router encodes it; a page without scripts has none. */
  loaded: string | undefined
  /** The modules that those of the framework's own preloads import. */
  imports?: readonly string[]
}

/**
 * The page can be read before its scripts have loaded, so they do not compete with styles, fonts and the first picture:
 * the framework's script stands in its place as text, which React does not mind, and is run once something was painted.
 */
export function withScripts(html: string, { scriptMark, loaded, imports = [] }: DocumentScripts): string {
  // Preloads are in the head and scripts at the end, so the content between is left alone.
  const headEnd = html.indexOf(HEAD_END)
  const bodyEnd = html.lastIndexOf(BODY_END)
  // Of a stream it is the beginning. Put before the page here, it costs no copy of it.
  const doctype = html.startsWith(DOCTYPE) ? '' : DOCTYPE
  if (headEnd === -1 || bodyEnd === -1) return doctype + html
  const preloads = new Set<string>()
  const head = html.slice(0, headEnd).replaceAll(modulePreload, (_link, href: string) => {
    preloads.add(href)
    return ''
  })
  const data = loaded === undefined ? '' : script(loadedDataScript(loaded), scriptMark)
  // In development there are none, and the script comes as the framework wrote it.
  if (preloads.size === 0) return doctype + html.slice(0, bodyEnd) + data + html.slice(bodyEnd)
  const framework = html.lastIndexOf(frameworkScript)
  if (framework === -1) throw new Error("The framework's script is written otherwise now.")
  return [
    doctype,
    head,
    html.slice(headEnd, framework),
    ` type="${deferredScriptType}"`,
    html.slice(framework + frameworkScript.length, bodyEnd),
    data,
    script(`${earlyPressScript};${startScript([...preloads.union(new Set(imports))])}`, scriptMark),
    html.slice(bodyEnd),
  ].join('')
}

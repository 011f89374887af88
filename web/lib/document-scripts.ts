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

/** Single quotes, since the text is full of double ones. Nothing in it can end the script. */
const quote = (text: string) =>
  `'${text.replaceAll(/[\\'\n\r<\u2028\u2029]/g, (letter) => escapes[letter] ?? unicodeEscape(letter))}'`

/** The escape for a letter in a JSON string or a script. */
export const unicodeEscape = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Passes the loaders' data to the router in the browser, as the router's own component does piece by piece. */
const loadedDataScript = (loaded: string) =>
  `(function(c){c.enqueue(${quote(loaded)});c.close()})(window.__reactRouterContext.streamController)`

interface DocumentScripts {
  /** The `nonce` of the page's inline scripts. */
  scriptMark: string | undefined
  /** The loaders' data as the router encodes it; undefined for a page without scripts. */
  loaded: string | undefined
  /** The modules imported by the framework's own preloads. */
  imports?: readonly string[]
}

/**
 * The page can be read before its scripts have loaded, so they must not compete with styles, fonts and the first
 * picture. The framework's script stays in place as inert text, which React accepts, and runs after the first paint.
 */
export function withScripts(html: string, { scriptMark, loaded, imports = [] }: DocumentScripts): string {
  // Preloads are in the head and scripts at the end, so the content between them stays untouched.
  const headEnd = html.indexOf(HEAD_END)
  const bodyEnd = html.lastIndexOf(BODY_END)
  // In a stream this is the first chunk. Prepending the doctype here avoids copying the page.
  const doctype = html.startsWith(DOCTYPE) ? '' : DOCTYPE
  if (headEnd === -1 || bodyEnd === -1) return doctype + html
  const preloads = new Set<string>()
  const head = html.slice(0, headEnd).replaceAll(modulePreload, (_link, href: string) => {
    preloads.add(href)
    return ''
  })
  const data = loaded === undefined ? '' : script(loadedDataScript(loaded), scriptMark)
  // In development there are no preloads, and the script stays as the framework wrote it.
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

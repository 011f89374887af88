export const escapeHtml = (text: unknown) =>
  String(text).replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

const mark = (name: string, text: string) => `<i class="${name}">${escapeHtml(text)}</i>`

/** The tokens of shell, TypeScript and JSON: comments, strings, numbers and keywords common to all. */
const tokens =
  /(?<comment>(?<=^|\s)(?:\/\/|#)[^\n]*)|(?<name>"(?:[^"\\\n]|\\.)*"(?=:))|(?<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|(?<number>\b\d[\d._]*\b)|(?<word>\b(?:import|from|export|const|let|async|await|function|return|throw|new|if|for|of|while|true|false|null|undefined|type|curl)\b)/gm

/** Code with its tokens marked, as far as a single pattern can recognise them. */
function highlightHtml(code: string): string {
  let html = ''
  let end = 0
  for (const match of code.matchAll(tokens)) {
    const [name = 'text'] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? []
    html += escapeHtml(code.slice(end, match.index)) + mark(name, match[0])
    end = match.index + match[0].length
  }
  return html + escapeHtml(code.slice(end))
}

/** A block that can be focused by keyboard, because it may be wider than the page. */
export const codeHtml = (code: string, label: string) =>
  `<pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"><code>${highlightHtml(code)}</code></pre>`

/** A heading that links to itself, so that its address can be copied. */
export const headingHtml = (depth: number, id: string, html: string) =>
  `<h${depth} id="${escapeHtml(id)}"><a class="anchor" href="#${escapeHtml(id)}">${html}</a></h${depth}>`

import { readFileSync } from 'node:fs'
import { Marked, type Tokens } from 'marked'
import { codeHtml, escapeHtml, headingHtml } from './html.ts'
import { type Language, words } from './words.ts'

export interface Chapter {
  id: string
  title: string
}

export interface Guide {
  html: string
  /** Its second-level headings, for the menu. */
  chapters: Chapter[]
}

/** A Croatian heading ends with its anchor, which is that of the English one: `## Pogreške {#errors}`. */
const place = / \{#([a-z][\w-]*)\}$/

/** The anchor that GitHub gives a heading. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')

/**
 * The text of the guide, from which docs/api.md is generated as well.
 * @internal
 */
export const readGuide = (language: Language): string =>
  readFileSync(new URL(`guide/${language}.md`, import.meta.url), 'utf8')

const exampleNames: Record<string, string> = { sh: 'curl', ts: 'TypeScript', json: 'JSON', http: 'HTTP' }

/**
 * Stands for the server's own address in the text.
 * @internal
 */
export const exampleOrigin = 'http://localhost:3000'

/** The guide as part of a page of the server at that origin. */
export function renderGuide(language: Language, origin: string): Guide {
  const chapters: Chapter[] = []
  const { example } = words[language]
  const marked = new Marked({ gfm: true })
  marked.use({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading): string {
        const title = text.replace(place, '').replaceAll('`', '')
        const id = place.exec(text)?.[1] ?? slugOf(title)
        const html = this.parser.parseInline(tokens).replace(place, '')
        if (depth === 2) chapters.push({ id, title })
        return depth === 1 ? `<h1 id="${id}">${html}</h1>` : headingHtml(depth, id, html)
      },
      link({ href, tokens }: Tokens.Link): string {
        const elsewhere = href.startsWith('https://') ? ' rel="noreferrer"' : ''
        return `<a href="${escapeHtml(href)}"${elsewhere}>${this.parser.parseInline(tokens)}</a>`
      },
      code({ text, lang = '' }: Tokens.Code): string {
        const [name = ''] = lang.split(' ')
        const label = exampleNames[name] ?? name
        return `<figure><figcaption>${escapeHtml(label)}</figcaption>${codeHtml(text, `${example}: ${label}`)}</figure>`
      },
      table({ header, rows }: Tokens.Table): string {
        const cell = (tag: string) => (one: Tokens.TableCell, index: number) => {
          const name = tag === 'td' && index === 0 ? 'th scope="row"' : tag
          return `<${name}>${this.parser.parseInline(one.tokens)}</${name.split(' ')[0]}>`
        }
        const body = rows.map((row) => `<tr>${row.map(cell('td')).join('')}</tr>`)
        return `<div class="wide" tabindex="0" role="group" aria-label="${header.map(({ text }) => escapeHtml(text)).join(', ')}"><table><thead><tr>${header
          .map(cell('th'))
          .join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
      },
    },
  })
  const html = marked.parse(readGuide(language).replaceAll(exampleOrigin, origin), { async: false })
  return { html, chapters }
}

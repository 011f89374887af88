import { createElement, type ReactNode } from 'react'

/** The product's own HTML as React elements, so that the reference program renders the same markup. */

interface ElementNode {
  tag: string
  attributes: Record<string, string | boolean>
  /** The content of a script or style, which React takes as HTML. */
  raw?: string
  children: (ElementNode | string)[]
}

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const RAW = /^(script|style)$/
const FLAGS = /^(async|checked|defer|disabled|hidden|inert|open|required|selected)$/
/** A comment or doctype, an end tag, a start tag with attributes, or text. */
const TOKEN = /<!--[\s\S]*?-->|<![^>]*>|<\/([\w-]+)\s*>|<([\w-]+)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/g
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)")?/g

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decode = (text: string) => text.replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)

/** React does not accept a style as text; few elements have one. */
const readAttributes = (text: string): ElementNode['attributes'] =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)]
      .filter(([, name]) => name !== 'style')
      .map(([, name = '', value = '']) => [name, FLAGS.test(name) ? true : decode(value)]),
  )

/** Parses a document rendered by React: well-formed, with every attribute in double quotes. */
export function parseMarkup(html: string): ElementNode {
  const root: ElementNode = { tag: '', attributes: {}, children: [] }
  const open = [root]
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(html); match; match = TOKEN.exec(html)) {
    const [, end, tag, attributes = '', text] = match
    const parent = open.at(-1) ?? root
    if (text !== undefined) parent.children.push(decode(text))
    else if (end !== undefined) open.pop()
    else if (tag !== undefined) {
      const node: ElementNode = { tag, attributes: readAttributes(attributes), children: [] }
      parent.children.push(node)
      if (RAW.test(tag)) {
        const close = html.indexOf(`</${tag}>`, TOKEN.lastIndex)
        node.raw = html.slice(TOKEN.lastIndex, close)
        TOKEN.lastIndex = close + tag.length + 3
      } else if (!VOID.test(tag)) open.push(node)
    }
  }
  const document = root.children.find((child) => typeof child !== 'string')
  if (!document || open.length !== 1) throw new Error('The page is not well-formed.')
  return document
}

/** Created for each request, like JSX. */
export function toElement({ tag, attributes, raw, children }: ElementNode): ReactNode {
  if (raw !== undefined) return createElement(tag, { ...attributes, dangerouslySetInnerHTML: { __html: raw } })
  const parts = children.map((child) => (typeof child === 'string' ? child : toElement(child)))
  return createElement(tag, attributes, ...parts)
}

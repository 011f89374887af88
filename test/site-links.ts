import { categorySlugs } from '#contract/categories.ts'

export interface SiteLink {
  href: string
  rel: string
  target: string
}

export interface ReadPage {
  lang: string
  title: string
  headings: string[]
  /** The content of `<meta name="robots">`; empty without one. */
  robots: string
  canonical: string
  links: SiteLink[]
  /** The files that the document itself loads. */
  files: string[]
  ids: Set<string>
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const unescape = (text: string) => text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

const attributeOf = (tag: string, name: string) =>
  unescape(new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '')
const textOf = (html: string) => unescape(html.replaceAll(/<[^>]+>/g, '')).trim()

/** The links and texts of a page that a crawler reads, from the server's HTML or the browser's DOM. */
export function readPage(html: string): ReadPage {
  const tags = (name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []
  const withoutScripts = html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
  const links = (withoutScripts.match(/<a\b[^>]*>/g) ?? []).map((tag) => ({
    href: attributeOf(tag, 'href'),
    rel: attributeOf(tag, 'rel'),
    target: attributeOf(tag, 'target'),
  }))
  const metaRobots = tags('meta').find((tag) => attributeOf(tag, 'name') === 'robots') ?? ''
  const canonical = tags('link').find((tag) => attributeOf(tag, 'rel') === 'canonical') ?? ''
  const loaded = tags('link').filter((tag) => /stylesheet|preload|icon|manifest/.test(attributeOf(tag, 'rel')))
  return {
    lang: attributeOf(tags('html')[0] ?? '', 'lang'),
    title: textOf(/<title\b[^>]*>([^<]*)<\/title>/.exec(withoutScripts)?.[1] ?? ''),
    headings: [...withoutScripts.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text = '']) => textOf(text)),
    robots: attributeOf(metaRobots, 'content'),
    canonical: attributeOf(canonical, 'href'),
    links,
    files: [
      ...loaded.map((tag) => attributeOf(tag, 'href')),
      ...tags('script').map((tag) => attributeOf(tag, 'src')),
      ...tags('img').map((tag) => attributeOf(tag, 'src')),
    ].filter((address) => address !== '' && !/^(data|blob):/.test(address)),
    ids: new Set([...withoutScripts.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => unescape(id))),
  }
}

/**
 * The pattern of addresses that one route serves for different data: ids and slugs replaced, and only the keys of the
 * query.
 */
export function patternOf({ pathname, searchParams }: URL): string {
  const keys = [...new Set(searchParams.keys())].toSorted()
  return pathPatternOf(pathname) + (keys.length > 0 ? `?${keys.join('&')}` : '')
}

function pathPatternOf(pathname: string): string {
  const [, first = '', ...rest] = pathname.split('/')
  const isLanding = (categorySlugs as readonly string[]).includes(first)
  const path = isLanding ? ['', ':category', ...rest.map(() => ':city')].join('/') : pathname
  const file = path.replace(/\/(media|assets)\/.*(\.\w+)$/, '/$1/*$2')
  return file.replaceAll(/\/\d+(?=\/|$)/g, '/:id')
}

/**
 * The patterns of an address with each key alone, or with every pair, because the number of combinations is unlimited.
 * The pages of the API's documentation share one, since the same few lines render them all.
 */
export function partPatternsOf({ pathname, searchParams }: URL, together: 1 | 2): string[] {
  const path = pathPatternOf(pathname).replace(/^(\/api\/docs(?:\/en)?)\/(?!en$)[a-z-]+$/, '$1/:noun')
  const keys = [...new Set(searchParams.keys())].toSorted()
  if (keys.length <= together) return [[path, ...keys].join(' ')]
  if (together === 1) return keys.map((key) => `${path} ${key}`)
  return keys.flatMap((key, index) => keys.slice(index + 1).map((other) => `${path} ${key} ${other}`))
}

/**
 * The site's addresses in the order of discovery, without duplicates, a few of each pattern. An address with several
 * patterns counts for any of them.
 */
export class CrawlQueue {
  readonly #origin: string
  readonly #perShape: number
  readonly #shapesOf: (url: URL) => string[]
  readonly #waiting: string[] = []
  readonly #seen = new Set<string>()
  readonly #taken = new Map<string, number>()

  constructor(
    origin: string,
    perShape: number,
    seeds: readonly string[],
    shapesOf = (url: URL): string[] => [patternOf(url)],
  ) {
    this.#origin = origin
    this.#perShape = perShape
    this.#shapesOf = shapesOf
    for (const seed of seeds) this.add(seed, '/')
  }

  add(href: string, from: string): void {
    const url = new URL(href, this.#origin + from)
    const address = url.pathname + url.search
    if (url.origin !== this.#origin || this.#seen.has(address)) return
    this.#seen.add(address)
    const taken = (shape: string) => this.#taken.get(shape) ?? 0
    const shapes = this.#shapesOf(url)
    if (shapes.every((shape) => taken(shape) >= this.#perShape)) return
    for (const shape of shapes) this.#taken.set(shape, taken(shape) + 1)
    this.#waiting.push(address)
  }

  next(): string | undefined {
    return this.#waiting.shift()
  }
}

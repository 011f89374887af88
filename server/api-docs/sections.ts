import { API_BASE } from '#contract/paths.ts'
import { type ApiDocument, callsOf, type DocumentedCall } from './document.ts'
import type { Language } from './words.ts'

interface SectionName {
  /** In the address of its page, in both languages. */
  slug: string
  english: string
}

/** The sections of the document by tag, in the order of the menu. */
const sectionNames: Record<string, SectionName> = {
  Računi: { slug: 'auth', english: 'Signing in' },
  'Moj račun': { slug: 'account', english: 'Your account' },
  Kategorije: { slug: 'categories', english: 'Categories' },
  'Pružatelji usluga': { slug: 'professionals', english: 'Professionals' },
  Kalendar: { slug: 'calendar', english: 'Calendar' },
  Upiti: { slug: 'leads', english: 'Leads' },
  Razgovor: { slug: 'messages', english: 'Messages' },
  'Spremljeni odgovori': { slug: 'reply-templates', english: 'Saved replies' },
  Ponude: { slug: 'offers', english: 'Offers' },
  Favoriti: { slug: 'favorites', english: 'Favorites' },
  Recenzije: { slug: 'reviews', english: 'Reviews' },
  Slike: { slug: 'media', english: 'Pictures' },
  Statistika: { slug: 'statistics', english: 'Statistics' },
  'API ključevi': { slug: 'api-keys', english: 'API keys' },
  Webhookovi: { slug: 'webhooks', english: 'Webhooks' },
  Stranica: { slug: 'site', english: 'The site' },
  Administracija: { slug: 'admin', english: 'Administration' },
}

export const englishTagOf = (tag: string) => sectionNames[tag]?.english ?? tag

const croatianTags = new Map(Object.entries(sectionNames).map(([tag, { english }]) => [english, tag]))

/** In a document of either language. */
const croatianTagOf = (tag: string) => croatianTags.get(tag) ?? tag

export interface Section {
  slug: string
  title: Record<Language, string>
  calls: DocumentedCall[]
}

/** Croatian letters without diacritics, for the address of a section without a slug here. */
const slugOf = (tag: string) =>
  tag
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll(/[^a-z\d]+/g, '-')

/** The calls of the document by section; an unknown tag comes last, under its own name. */
export function sectionsOf(document: ApiDocument): Section[] {
  const byTag = Map.groupBy(callsOf(document), ({ tag }) => croatianTagOf(tag))
  const order = Object.keys(sectionNames)
  const place = (tag: string) => (order.includes(tag) ? order.indexOf(tag) : order.length)
  return [...byTag]
    .toSorted(([one], [other]) => place(one) - place(other))
    .map(([tag, calls]) => {
      const { slug, english } = sectionNames[tag] ?? { slug: slugOf(tag), english: tag }
      return { slug, title: { hr: tag, en: english }, calls }
    })
}

/** The anchor of a call on its page: `post-leads-id-messages`. */
export const anchorOf = ({ method, path }: DocumentedCall) =>
  `${method.toLowerCase()}${(path.startsWith(API_BASE) ? path.slice(API_BASE.length) : path).replaceAll(/[^a-z\d]+/gi, '-')}`
    .replace(/-$/, '')
    .toLowerCase()

export const docsPath = (language: Language, slug?: string) =>
  ['/api/docs', ...(language === 'hr' ? [] : [language]), ...(slug === undefined ? [] : [slug])].join('/')

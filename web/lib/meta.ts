import type { MetaDescriptor } from 'react-router'
import ogPicture from '#web/assets/og.jpg?url'

/** For search engines. Write `import.meta.env.SSR && [...]`, so that the code is not in the browser's bundle. */
export type StructuredData = false | Record<string, unknown>[]

/**
 * The structured data of the served document, with its canonical address. Only programs read them, and they read the
 * served document, so the browser has no code to build them: it leaves them on that page and has none elsewhere.
 */
const served = import.meta.env.SSR
  ? undefined
  : {
      address: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      structured: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => JSON.parse(script.textContent) as Record<string, unknown>, // JSON-LD is an object
      ),
    }

/** Only in the served document, where they stay; the browser never writes them. */
const sameOnEveryPage: MetaDescriptor[] = import.meta.env.SSR
  ? [
      { property: 'og:site_name', content: 'Zauvijek' },
      { property: 'og:locale', content: 'hr_HR' },
      { property: 'og:type', content: 'website' },
      { property: 'og:image:type', content: 'image/jpeg' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
      // Safari on iOS would turn numbers into links before React takes over the text.
      { name: 'format-detection', content: 'telephone=no' },
    ]
  : []

/** The tags that search engines and link previews read. Only the server adds structured data. */
export function pageMeta({
  title,
  description,
  url,
  publicUrl,
  picture = ogPicture,
  index = true,
  structured = false,
}: {
  title: string
  description: string
  /** Canonical path with its query. */
  url: string
  publicUrl: string
  /** Path of a JPEG (1200 × 630) on this site. */
  picture?: string
  index?: boolean
  structured?: StructuredData
}): MetaDescriptor[] {
  const address = publicUrl + url
  const described = import.meta.env.SSR
    ? (structured || []).map((data) => ({ '@context': 'https://schema.org', ...data }))
    : served?.address === address
      ? served.structured
      : []
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...sameOnEveryPage,
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: publicUrl + picture },
    { property: 'og:image:alt', content: title },
    ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...described.map((data) => ({ 'script:ld+json': data })),
  ]
}

/** One step of the breadcrumbs. */
export type Crumb = { name: string; to: string }

/** Breadcrumbs as structured data, with the page itself as the last step. */
export const structuredCrumbs = (crumbs: Crumb[], publicUrl: string): Record<string, unknown> => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + to,
  })),
})

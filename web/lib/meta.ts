import type { MetaDescriptor } from 'react-router'
import ogPicture from '#web/assets/og.jpg?url'

/** The tags that search engines and shared links read. */
export function pageMeta({
  title,
  description,
  url,
  publicUrl,
  picture = ogPicture,
  index = true,
  structured = [],
}: {
  title: string
  description: string
  /** Canonical path with its query. */
  url: string
  publicUrl: string
  /** Path of a picture on this site. */
  picture?: string
  index?: boolean
  structured?: Record<string, unknown>[]
}): MetaDescriptor[] {
  const address = publicUrl + url
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: 'Zauvijek' },
    { property: 'og:locale', content: 'hr_HR' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: publicUrl + picture },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...structured.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ]
}

/** One step of the breadcrumbs. */
export type Crumb = { name: string; to: string }

/** Breadcrumbs as structured data, the page itself as the last step. */
export const structuredCrumbs = (crumbs: Crumb[], publicUrl: string): Record<string, unknown> => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + to,
  })),
})

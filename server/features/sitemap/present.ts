/** A sitemap may list at most 50,000 addresses (sitemaps.org). */
export const PROFESSIONALS_PER_FILE = 50_000

export interface SiteAddress {
  path: string
  changedAt: Date | null
}

// No path of the site has a character that needs escaping in XML, and the configuration validates the origin.
const lines = (publicUrl: string, element: 'url' | 'sitemap', addresses: readonly SiteAddress[]) =>
  addresses.map(({ path, changedAt }) => {
    const lastmod = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`
    return `<${element}><loc>${publicUrl}${path}</loc>${lastmod}</${element}>`
  })

const wrap = (root: 'urlset' | 'sitemapindex', inner: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${inner.join('\n')}
</${root}>
`

export const presentSitemap = (publicUrl: string, addresses: readonly SiteAddress[]) =>
  wrap('urlset', lines(publicUrl, 'url', addresses))

export const presentSitemapIndex = (publicUrl: string, files: readonly SiteAddress[]) =>
  wrap('sitemapindex', lines(publicUrl, 'sitemap', files))

/** They request the address that somebody shares and no other. Some of them obey the rules for all crawlers. */
const previewers = ['facebookexternalhit', 'Twitterbot', 'LinkedInBot', 'Slackbot', 'TelegramBot', 'WhatsApp']

/** Keys that lead to endless combinations of one page: search filters, comparisons, and parts of a profile. */
const combined =
  'search= date= price_ rating_min= near= fact_ sort= filters= compared= ids= month= reviews_ package='.split(' ')

/** Excludes personal pages and the endless combinations of pages. */
export const presentRobots = (publicUrl: string) =>
  `${previewers.map((name) => `User-agent: ${name}\n`).join('')}Disallow: /api/
Allow: /

User-agent: *
Disallow: /api/
${combined.map((key) => `Disallow: /*?*${key}\n`).join('')}Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`

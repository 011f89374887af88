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

/** Excludes personal pages and the endless combinations of search filters. */
export const presentRobots = (publicUrl: string) =>
  `User-agent: *
Disallow: /api/
Disallow: /*?*search=
Disallow: /*?*date=
Disallow: /*?*price_
Disallow: /*?*rating_min=
Disallow: /*?*near=
Disallow: /*?*fact_
Disallow: /*?*sort=
Disallow: /*?*filters=
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`

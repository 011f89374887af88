export type Crumb = { name: string; to: string }

/** The way down to a page, itself the last step, as search engines read it. */
export const structuredCrumbs = (crumbs: Crumb[], publicUrl: string): Record<string, unknown> => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + to,
  })),
})

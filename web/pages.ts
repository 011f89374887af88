import type { Role } from '#contract/auth.ts'
import { helpPages, isLanding, legalPages, placeholderPages } from '#contract/site-pages.ts'

/** The rules of a page; a page that is not in the table below is neither cached nor indexed. */
export interface PageRules {
  /** The roles that may open it; the guard redirects everyone else. */
  roles: 'everyone' | readonly Role[]
  /** Shown offline: the page as last seen, the cached favourites, or nothing of it. */
  offline: 'last-seen' | 'favorites' | 'never'
  /** Whether search engines may index it. */
  index: boolean
  /** Its link in the top bar and the drawer for those roles; the icon is in features/shell/link-icons.ts. */
  link?: PageLink
}

interface PageLink {
  label: string
}

const forEveryone = { roles: 'everyone', offline: 'last-seen', index: true } as const

/** A form for signed-out users; some have a secret in their address. */
const signedOutForm = { roles: 'everyone', offline: 'never', index: false } as const

const onlyFor = (...roles: Role[]) => ({ roles, offline: 'never', index: false }) as const

const sameFor = (paths: readonly string[], rules: PageRules) => Object.fromEntries(paths.map((path) => [path, rules]))

/**
 * Every page of web/routes.ts by path; links are shown in this order.
 * @internal
 */
export const pageTable: Readonly<Record<string, PageRules>> = {
  '/': { ...forEveryone, link: { label: 'Početna' } },
  '/professionals': { ...forEveryone, link: { label: 'Pružatelji usluga' } },
  '/professionals/:id': forEveryone,
  '/compare': { ...forEveryone, index: false },
  '/categories': { ...forEveryone, link: { label: 'Kategorije' } },
  '/map': forEveryone,
  '/dates': forEveryone,
  '/:category/:city?': forEveryone,
  ...sameFor([...legalPages, ...helpPages], forEveryone),
  ...sameFor(placeholderPages, { ...forEveryone, index: false }),
  '/login': signedOutForm,
  '/register': signedOutForm,
  '/forgot-password': signedOutForm,
  '/reset-password': signedOutForm,
  '/confirm-email': signedOutForm,
  '/favorites': {
    ...onlyFor('couple'),
    offline: 'favorites',
    link: { label: 'Favoriti' },
  },
  '/enquiries': { ...onlyFor('couple'), link: { label: 'Moji upiti' } },
  '/offers/:id': onlyFor('couple', 'professional'),
  '/profile': onlyFor('couple', 'admin'),
  '/professional/profile': onlyFor('professional'),
  '/professional/reviews': onlyFor('professional'),
  '/professional/api': onlyFor('professional'),
  '/professional/embed': onlyFor('professional'),
  '/professional/webhooks': onlyFor('professional'),
  '/professional/calendar': {
    ...onlyFor('professional'),
    link: { label: 'Kalendar' },
  },
  '/professional/leads': { ...onlyFor('professional'), link: { label: 'Upiti' } },
  '/messages': { ...onlyFor('couple', 'professional'), link: { label: 'Poruke' } },
  '/messages/:id': onlyFor('couple', 'professional'),
  '/professional/statistics': { ...onlyFor('professional'), link: { label: 'Brojke' } },
  '/admin/professionals': {
    ...onlyFor('admin'),
    link: { label: 'Administracija' },
  },
  '/admin/reviews': onlyFor('admin'),
  '/admin/users': onlyFor('admin'),
  '/admin/categories': onlyFor('admin'),
  '/admin/lead-reports': onlyFor('admin'),
  '/admin/log': onlyFor('admin'),
}

/** The rules of the page at this path; undefined if it is not a page. */
export function findPage(pathname: string): PageRules | undefined {
  // A regular expression would take quadratic time for a path of thousands of slashes.
  let end = pathname.length
  while (pathname[end - 1] === '/') end--
  const path = pathname.slice(0, end) || '/'
  if (Object.hasOwn(pageTable, path)) return pageTable[path]
  if (/^\/(professionals|messages|offers)\/[^/]+$/.test(path)) return pageTable[path.replace(/[^/]+$/, ':id')]
  return isLanding(path) ? pageTable['/:category/:city?'] : undefined
}

/** The links for a role, or for signed-out users. */
export const pageLinksFor = (role: Role | undefined): (PageLink & { to: string })[] =>
  Object.entries(pageTable).flatMap(([to, { roles, link }]) =>
    link && (roles === 'everyone' || (role && roles.includes(role))) ? [{ to, ...link }] : [],
  )

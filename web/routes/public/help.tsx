import type { helpPages } from '#contract/site-pages.ts'
import type { Route } from './+types/help.ts'
import { about } from '#web/features/site/about.tsx'
import { contact } from '#web/features/site/contact.tsx'
import { faq } from '#web/features/site/faq.tsx'
import { help } from '#web/features/site/help.tsx'
import { informationMeta } from '#web/features/site/information-meta.ts'
import { InformationPage } from '#web/features/site/information-page.tsx'
import type { InformationText } from '#web/features/site/information-text.ts'
import { pricing } from '#web/features/site/pricing.tsx'
import { support } from '#web/features/site/support.tsx'

const texts: Record<(typeof helpPages)[number], InformationText> = {
  '/about': about,
  '/pricing': pricing,
  '/help': help,
  '/faq': faq,
  '/support': support,
  '/contact': contact,
}

/** By the route's id, because the address may contain capital letters. */
const textOf = (id: string) => texts[id as keyof typeof texts] // web/routes.ts gives these routes their ids

export const meta: Route.MetaFunction = ({ matches: [root, { id }] }) =>
  informationMeta(textOf(id), { path: id, publicUrl: root.loaderData.publicUrl })

/** The root route has loaded the operator, so these pages need no loader. */
export default function Help({ matches: [root, { id }] }: Route.ComponentProps) {
  return <InformationPage text={textOf(id)} site={root.loaderData.site} />
}

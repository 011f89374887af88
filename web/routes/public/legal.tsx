import type { legalPages } from '#contract/site-pages.ts'
import type { Route } from './+types/legal.ts'
import { accessibility } from '#web/features/site/accessibility.tsx'
import { cookies } from '#web/features/site/cookies.tsx'
import { informationMeta } from '#web/features/site/information-meta.ts'
import { InformationPage } from '#web/features/site/information-page.tsx'
import type { InformationText } from '#web/features/site/information-text.ts'
import { privacy } from '#web/features/site/privacy.tsx'
import { terms } from '#web/features/site/terms.tsx'

const texts: Record<(typeof legalPages)[number], InformationText> = {
  '/terms': terms,
  '/privacy': privacy,
  '/cookies': cookies,
  '/accessibility': accessibility,
}

/** By the route's id, because the address may contain capital letters. */
const textOf = (id: string) => texts[id as keyof typeof texts] // web/routes.ts gives these routes their ids

export const meta: Route.MetaFunction = ({ matches: [root, { id }] }) =>
  informationMeta(textOf(id), { path: id, publicUrl: root.loaderData.publicUrl })

/** The root route has loaded the operator, so these pages need no loader. */
export default function Legal({ matches: [root, { id }] }: Route.ComponentProps) {
  return <InformationPage text={textOf(id)} site={root.loaderData.site} />
}

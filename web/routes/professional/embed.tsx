import type { Route } from './+types/embed.ts'
import { call } from '#web/call.ts'
import { EmbedPanels, EmbedSkeleton } from '#web/features/embed/embed-panels.tsx'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { ProgramsLayout } from '#web/features/shell/programs-layout.tsx'
import { loadProtected, useStillAuthorized } from '#web/lib/protected-page.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadProtected(request, async ({ id }) => ({
    userId: id,
    embed: (await call('GET /embed', { signal: request.signal })).data,
  }))

clientLoader.hydrate = true as const

const title = 'Kalendar za vašu stranicu'
const intro =
  'Mali kalendar za vašu vlastitu stranicu pokazuje kad ste slobodni, a svaki slobodni dan vodi na upit. Vidi se dok je vaš profil objavljen.'

export const meta = () => [{ title: `${title} · Zauvijek` }, { name: 'robots', content: 'noindex' }]

export const HydrateFallback = () => (
  <ProgramsLayout title={title} intro={intro}>
    <EmbedSkeleton />
  </ProgramsLayout>
)

export default function Embed({ loaderData: { userId, embed } }: Route.ComponentProps) {
  return (
    <ProgramsLayout title={title} intro={intro}>
      {useStillAuthorized(userId) ? <EmbedPanels embed={embed} /> : <EmbedSkeleton />}
    </ProgramsLayout>
  )
}

export const ErrorBoundary = RouteFailure

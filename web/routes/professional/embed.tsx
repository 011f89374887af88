import type { Route } from './+types/embed.ts'
import { call } from '#web/call.ts'
import { EmbedPanels, EmbedSkeleton } from '#web/features/embed/embed-panels.tsx'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { ProgramsLayout } from '#web/features/shell/programs-layout.tsx'
import { loadProtected, useStillAuthorized } from '#web/lib/protected-page.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadProtected(request, async ({ id: userId, professional }) => {
    const { signal } = request
    const [{ data: embed }, profile] = await Promise.all([
      call('GET /embed', { signal }),
      professional && call('GET /professionals/:id', { params: { id: professional.id }, signal }),
    ])
    return { userId, embed, isPublic: profile?.data.status === 'approved' }
  })

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

export default function Embed({ loaderData: { userId, ...loaded } }: Route.ComponentProps) {
  return (
    <ProgramsLayout title={title} intro={intro}>
      {useStillAuthorized(userId) ? <EmbedPanels {...loaded} /> : <EmbedSkeleton />}
    </ProgramsLayout>
  )
}

export const ErrorBoundary = RouteFailure

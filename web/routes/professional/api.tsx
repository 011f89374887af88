import type { Route } from './+types/api.ts'
import { call } from '#web/call.ts'
import { KeysPanels, KeysSkeleton } from '#web/features/api-keys/keys-page.tsx'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { ProgramsLayout } from '#web/features/shell/programs-layout.tsx'
import { loadProtected, useStillAuthorized } from '#web/lib/protected-page.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadProtected(request, async ({ id }) => ({
    userId: id,
    keys: (await call('GET /api-keys', { signal: request.signal })).data,
  }))

clientLoader.hydrate = true as const

export const meta = () => [{ title: 'API ključevi · Zauvijek' }, { name: 'robots', content: 'noindex' }]

export function HydrateFallback() {
  return (
    <ProgramsLayout title="API ključevi" intro={intro}>
      <KeysSkeleton />
    </ProgramsLayout>
  )
}

const intro = (
  <>
    Vaša stranica ili drugi program s ključem čita vaše upite i kalendar, a ako mu to dopustite, i mijenja ih. Kako se
    poziva, piše u{' '}
    <a
      href="/api/docs#keys-for-programs"
      className="text-primary underline underline-offset-4 hover:text-primary-strong"
    >
      dokumentaciji za programere
    </a>
    .
  </>
)

export default function ApiKeys({ loaderData: { userId, keys } }: Route.ComponentProps) {
  return (
    <ProgramsLayout title="API ključevi" intro={intro}>
      {useStillAuthorized(userId) ? <KeysPanels keys={keys} /> : <KeysSkeleton />}
    </ProgramsLayout>
  )
}

export const ErrorBoundary = RouteFailure

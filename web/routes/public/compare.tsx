import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { joinWords } from '#contract/croatian.ts'
import { pages } from '#contract/paths.ts'
import type { Route } from './+types/compare.ts'
import { CompareActions } from '#web/features/compare/compare-actions.tsx'
import { CompareForm } from '#web/features/compare/compare-form.tsx'
import { CompareNotices } from '#web/features/compare/compare-notices.tsx'
import { compareHref } from '#web/features/compare/compare-query.ts'
import { compareRows } from '#web/features/compare/compare-rows.ts'
import { CompareTable } from '#web/features/compare/compare-table.tsx'
import type { Compared } from '#web/features/compare/compared.ts'
import { loadBesideComparison, loadComparison } from '#web/features/compare/load-comparison.ts'
import { NothingCompared } from '#web/features/compare/nothing-compared.tsx'
import { replyText } from '#web/features/professionals/reply-text.ts'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { browserTools, type LoadTools, serverTools } from '#web/lib/load.ts'
import { pageMeta } from '#web/lib/meta.ts'
import { useSession } from '#web/lib/session.ts'
import { WayBack } from '#web/lib/way-back.ts'
import { useWeddingDay } from '#web/lib/wedding-day.ts'
import { lazyOptional } from '#web/ui/lazy-optional.ts'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { openLoaded } from '#web/ui/open-loaded.ts'

/** Loaded when several professionals are asked. */
const importAskSeveral = () => import('#web/features/leads/ask-several-dialog.tsx')
const AskSeveralDialog = lazyOptional(() => importAskSeveral().then((module) => module.AskSeveralDialog))

/** Loaded for couples only: nobody else has notes, and people with a shared link see none. */
const OwnNote = lazyOptional(() => import('#web/features/favorites/own-note.tsx').then((module) => module.OwnNote))

const load = async (tools: LoadTools, request: Request) => ({
  ...(await loadComparison(tools, request)),
  today: tools.today,
  publicUrl: tools.publicUrl,
})

export const loader = ({ context, request }: Route.LoaderArgs) => load(serverTools(context), request)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const tools = browserTools()
  return loadBesideComparison(request, tools.today, () => load(tools, request))
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const names = (loaderData?.compared ?? []).map(({ company_name: name }) => name)
  const title = names.length > 0 ? `Usporedba: ${joinWords(names)}` : 'Usporedba'
  return [
    ...(loaderData
      ? pageMeta({
          title: `${title} · Zauvijek`,
          description: 'Cijene, paketi, ocjene i slobodni datumi pružatelja usluga za vjenčanje, jedni pokraj drugih.',
          url: compareHref(loaderData.comparison),
          publicUrl: loaderData.publicUrl,
        })
      : []),
    { name: 'robots', content: 'noindex' },
  ]
}

const noteOf = (owner: number, { id, company_name: name }: Compared) => (
  <Suspense>
    <OwnNote key={owner} owner={owner} professionalId={id} name={name} />
  </Suspense>
)

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { comparison, compared, gone, failure, today } = loaderData
  const { user } = useSession()
  const navigate = useNavigate()
  const weddingDay = useWeddingDay()
  const owner = user?.role === 'couple' ? user.id : undefined
  const [isAsking, setAsking] = useState<boolean>()
  if (comparison.ids.length === 0) return <NothingCompared />
  const rows = compareRows(compared, comparison, { replyText })
  const differing = rows.filter(({ differs }) => differs)
  const shownRows = comparison.differences && differing.length > 0 ? differing : rows
  const ask = () =>
    user ? openLoaded(importAskSeveral, () => setAsking(true)) : void navigate(pages.login(compareHref(comparison)))
  return (
    <section aria-labelledby="usporedba" className="container-page pt-8 pb-16 md:pt-12 md:pb-24">
      <WayBack data={loaderData} />
      <h1 id="usporedba" className="font-display text-2xl md:text-3xl">
        Usporedba
      </h1>
      <CompareActions
        comparison={comparison}
        compared={compared}
        gone={gone}
        differ={differing.length > 0}
        onAsk={user && user.role !== 'couple' ? null : ask}
      />
      {failure !== null && compared.length === 0 ? (
        <NotLoaded title="Usporedba se nije učitala">{failure}</NotLoaded>
      ) : (
        <CompareNotices {...loaderData} />
      )}
      {compared.length > 0 && (
        <>
          <CompareForm comparison={comparison} today={today} />
          <CompareTable
            compared={compared}
            rows={shownRows}
            comparison={comparison}
            noteOf={owner === undefined ? undefined : (one) => noteOf(owner, one)}
          />
        </>
      )}
      {isAsking !== undefined && (
        <Suspense>
          <AskSeveralDialog
            open={isAsking}
            recipients={compared.map(({ id, company_name: name }) => ({ id, name }))}
            day={comparison.date ?? weddingDay}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

export const ErrorBoundary = RouteFailure

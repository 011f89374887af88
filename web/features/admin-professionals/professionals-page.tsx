import { type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import { type AdminProfessional, rejection } from '#contract/admin-professionals.ts'
import { formatQuantity } from '#contract/croatian.ts'
import { pages } from '#contract/paths.ts'
import { type AnswerOf, call } from '#web/call.ts'
import { useFilters } from '#web/lib/filters.ts'
import { parseOrThrow } from '#web/lib/form-data.ts'
import { pageFrom } from '#web/lib/placed-page.ts'
import { type RunAction, useAction } from '#web/lib/use-action.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { FilterButtons } from '#web/ui/filter-buttons.tsx'
import { Link } from '#web/ui/link.tsx'
import { ControlSkeleton, ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { EmptyList, PagedList } from '#web/ui/paged-list.tsx'
import { type ConfirmRequest, ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showFailure, showSnackbar } from '#web/ui/snackbar.tsx'
import {
  countSuspended,
  professionalsHref,
  type ProfessionalsFilters,
  readProfessionalsFilters,
  statusFilters,
  suspendedOwnersHref,
} from './filters.ts'
import { type Decision, ProfessionalCard } from './professional-card.tsx'

/** The profiles, longest waiting first, and the decisions about them. */
export function Professionals({
  page,
  filters,
  renderHistory,
}: {
  page: AnswerOf<'GET /admin/professionals'>
  filters: ProfessionalsFilters
  /** The dialog with earlier decisions about a profile; closed for null. */
  renderHistory: (professional: AdminProfessional | null, onClose: () => void) => ReactNode
}) {
  const { shown, isLoading, apply } = useFilters(
    pages.adminProfessionals,
    filters,
    readProfessionalsFilters,
    professionalsHref,
  )
  const { isBusy, start, run } = useAction((error) => showFailure(error, 'Greška pri promjeni oznake Premium'))
  const [question, setQuestion] = useState<ConfirmRequest | null>(null)
  const [history, setHistory] = useState<AdminProfessional | null>(null)

  const suspended = countSuspended(page.counts)

  const setPremium = ({ id, company_name: name, premium }: AdminProfessional) =>
    start(id, async () => {
      await call('PUT /admin/professionals/:id/premium', { params: { id }, body: { premium: !premium } })
      showSnackbar(`${name}: Premium je ${premium ? 'isključen' : 'uključen'}`)
    })

  return (
    <>
      <div className="flex flex-col gap-4 lg:flex-row lg:items-end lg:justify-between">
        <FilterButtons
          label="Status profila"
          labels={statusFilters}
          counts={page.counts}
          chosen={shown.status}
          onChoose={(status) => apply({ status })}
        />
        <Form role="search" aria-label="Pretraga pružatelja usluga" onSubmit={(event) => event.preventDefault()}>
          <SearchField
            label="Traži"
            className="lg:w-96"
            placeholder="Tvrtka, vlasnik ili e-mail adresa"
            committed={shown.search}
            onSearch={apply}
          />
        </Form>
      </div>
      {suspended > 0 && (
        <p className="mt-3 text-sm text-muted">
          „{statusFilters.all}” uključuje i {formatQuantity(suspended, 'profil', 'profila', 'profila')} sa suspendiranim
          računom.{' '}
          <Link to={suspendedOwnersHref} className="text-primary underline underline-offset-4">
            Prikaži te račune
          </Link>
        </p>
      )}
      <PagedList
        page={page}
        count={formatQuantity(page.total, 'pružatelj usluga', 'pružatelja usluga', 'pružatelja usluga')}
        isLoading={isLoading}
        empty={
          <EmptyList
            title="Nema pružatelja usluga za prikaz."
            action={
              filters.search !== '' &&
              filters.status !== 'all' && (
                <ButtonLink to={professionalsHref({ ...filters, status: 'all', page: 1 })}>Traži među svima</ButtonLink>
              )
            }
          />
        }
        hrefOf={(number) => professionalsHref({ ...filters, ...pageFrom(filters, page.next_after, number) })}
      >
        <ul className="grid gap-4 xl:grid-cols-2">
          {page.data.map((one) => (
            <li key={one.id} className="min-w-0">
              <ProfessionalCard
                professional={one}
                isBusy={isBusy(one.id)}
                onDecide={(decision) => setQuestion(confirmRequestFor(one, decision, run))}
                onHistory={() => setHistory(one)}
                onPremium={() => setPremium(one)}
              />
            </li>
          ))}
        </ul>
      </PagedList>
      <ReasonDialog request={question} onClose={() => setQuestion(null)} />
      {renderHistory(history, () => setHistory(null))}
    </>
  )
}

const DECISION_FAILED = 'Greška pri promjeni statusa'

function confirmRequestFor(
  { id, company_name: name, status: replaces }: AdminProfessional,
  decision: Decision,
  run: RunAction,
): ConfirmRequest {
  const ask = (verb: string) => (
    <p className="wrap-anywhere">
      Jeste li sigurni da želite {verb} {name}?
    </p>
  )
  if (decision === 'approve') {
    return {
      title: 'Odobriti profil?',
      text: (
        <>
          {ask('odobriti')}
          <p className="mt-2 text-muted">Profil postaje javan, a vlasnik o tome dobiva e-mail.</p>
        </>
      ),
      confirmLabel: 'Odobri',
      variant: 'filled',
      fallback: DECISION_FAILED,
      onConfirm: () =>
        run(id, async () => {
          await call('POST /admin/professionals/:id/approve', { params: { id }, body: { replaces } })
          showSnackbar('Profesionalac je uspješno odobren')
        }),
    }
  }
  return {
    title: 'Odbiti profil?',
    text: ask('odbiti'),
    confirmLabel: 'Odbij',
    variant: 'danger',
    reason: {
      label: 'Razlog',
      optional: true,
      draft: `rejection-${id}`,
      hint: 'Vlasnik će ga pročitati u e-mailu i na svojem profilu. Uvjeti mu ga obećavaju: napišite što treba dopuniti.',
    },
    fallback: DECISION_FAILED,
    onConfirm: async (typed) => {
      const body = parseOrThrow(rejection.safeParse({ reason: typed, replaces }))
      await run(id, async () => {
        await call('POST /admin/professionals/:id/reject', { params: { id }, body })
        showSnackbar('Profesionalac je uspješno odbijen')
      })
    },
  }
}

export const ProfessionalsSkeleton = () => (
  <ListSkeleton
    label="Učitavanje pružatelja usluga"
    bar={
      <>
        <div className="flex flex-col gap-4 lg:flex-row lg:items-end lg:justify-between">
          <div className="flex flex-wrap gap-2">
            {['w-18', 'w-34', 'w-32', 'w-30'].map((width) => (
              <Skeleton key={width} className={`h-12 rounded-full! md:h-11 ${width}`} />
            ))}
          </div>
          <ControlSkeleton className="lg:w-96" />
        </div>
        <Skeleton className="mt-5 mb-3 h-5.25 w-36" />
      </>
    }
    className="grid gap-4 xl:grid-cols-2"
    row={
      <>
        <div className="flex gap-4">
          <Skeleton className="aspect-4/3 w-20 shrink-0 sm:w-32" />
          <div className="flex-1">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="mt-2 h-5 w-1/2" />
            <Skeleton className="mt-3 h-26 w-3/4 sm:h-10.5" />
          </div>
        </div>
        <Skeleton className="mt-4 h-43 w-full sm:h-14" />
      </>
    }
  />
)

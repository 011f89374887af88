import { useState } from 'react'
import { Form } from 'react-router'
import { type AdminProfessional, type AdminProfessionalPage, rejection } from '#contract/admin.ts'
import { formatQuantity } from '#contract/croatian.ts'
import { pages } from '#contract/paths.ts'
import { adminApi } from '#web/lib/browser-admin-api.ts'
import { parseOrThrow } from '#web/lib/form-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { professionalsHref, readProfessionals, type ProfessionalsFilters, statusFilters } from './address.ts'
import { FilterButtons } from '#web/ui/filter-buttons.tsx'
import { AdminLayout, AdminSkeleton, ControlSkeleton } from '#web/ui/admin-layout.tsx'
import { HistoryDialog } from '#web/features/admin-log/profile-history-dialog.tsx'
import { AdminList, EmptyList } from '#web/ui/paged-list.tsx'
import { type Decision, ProfessionalCard } from './professional-card.tsx'
import { AdminConfirmDialog, type ConfirmRequest } from '#web/ui/reason-dialog.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { failed, titles } from '#web/features/admin-log/text.ts'
import { useFilters } from '#web/lib/filters.ts'
import { useRowAction } from '#web/features/administration/use-row-action.ts'
import { useRows } from '#web/features/administration/use-rows.ts'

/** The profiles, oldest waiting first, and what an admin decides of them. */
export function Professionals({ page, filters }: { page: AdminProfessionalPage; filters: ProfessionalsFilters }) {
  const { rows, replaceRow, refresh } = useRows(page.data)
  const { shown, isLoading, apply } = useFilters(
    pages.adminProfessionals,
    filters,
    readProfessionals,
    professionalsHref,
  )
  const { isBusy, once } = useRowAction(refresh, failed.premium)
  const [question, setQuestion] = useState<ConfirmRequest | null>(null)
  const [history, setHistory] = useState<AdminProfessional | null>(null)

  const setPremium = ({ id, company_name: name, premium }: AdminProfessional) =>
    once(id, async () => {
      replaceRow((await adminApi.setPremium(id, !premium)).data)
      showSnackbar(`${name}: Premium je ${premium ? 'isključen' : 'uključen'}`)
    })

  return (
    <AdminLayout title={titles.professionals}>
      <div className="flex flex-col gap-4 lg:flex-row lg:items-end lg:justify-between">
        <FilterButtons
          label="Status profila"
          words={statusFilters}
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
      <AdminList
        page={page}
        count={formatQuantity(page.total, 'pružatelj usluga', 'pružatelja usluga', 'pružatelja usluga')}
        isLoading={isLoading}
        empty={<EmptyList title="Nema pružatelja usluga za prikaz" />}
        hrefOf={(number) => professionalsHref({ ...filters, page: number })}
      >
        <ul className="grid gap-4 xl:grid-cols-2">
          {rows.map((one) => (
            <li key={one.id} className="min-w-0">
              <ProfessionalCard
                professional={one}
                isBusy={isBusy(one.id)}
                onDecide={(decision) => setQuestion(confirmRequestFor(one, decision, replaceRow))}
                onHistory={() => setHistory(one)}
                onPremium={() => setPremium(one)}
              />
            </li>
          ))}
        </ul>
      </AdminList>
      <AdminConfirmDialog request={question} onClose={() => setQuestion(null)} onConflict={refresh} />
      <HistoryDialog professional={history} onClose={() => setHistory(null)} />
    </AdminLayout>
  )
}

function confirmRequestFor(
  { id, company_name: name }: AdminProfessional,
  decision: Decision,
  put: (row: AdminProfessional) => void,
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
      fallback: failed.status,
      onConfirm: async () => {
        put((await adminApi.approve(id)).data)
        showSnackbar('Profesionalac je uspješno odobren')
      },
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
      hint: 'Vlasnik će ga pročitati u e-mailu i na svom profilu. Napišite što treba dopuniti.',
    },
    fallback: failed.status,
    onConfirm: async (typed) => {
      const given = parseOrThrow(rejection.safeParse({ reason: typed }))
      put((await adminApi.reject(id, given?.reason ?? null)).data)
      showSnackbar('Profesionalac je uspješno odbijen')
    },
  }
}

export const ProfessionalsSkeleton = () => (
  <AdminSkeleton
    title={titles.professionals}
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
    rows={
      <>
        <div className="flex gap-4">
          <Skeleton className="aspect-4/3 w-20 shrink-0 sm:w-32" />
          <div className="flex-1">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="mt-2 h-5 w-1/2" />
            <Skeleton className="mt-4 h-5 w-3/4" />
          </div>
        </div>
        <Skeleton className="mt-4 h-28 w-full sm:h-12" />
      </>
    }
  />
)

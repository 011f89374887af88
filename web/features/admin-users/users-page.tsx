import { useState } from 'react'
import { Form } from 'react-router'
import type { AdminUser } from '#contract/admin-users.ts'
import { formatQuantity } from '#contract/croatian.ts'
import { pages } from '#contract/paths.ts'
import { reasonInput } from '#contract/reason.ts'
import { type AnswerOf, call } from '#web/call.ts'
import { useFilters } from '#web/lib/filters.ts'
import { parseOrThrow } from '#web/lib/form-data.ts'
import { pageFrom } from '#web/lib/placed-page.ts'
import { type RunAction, useAction } from '#web/lib/use-action.ts'
import { SelectField } from '#web/ui/field.tsx'
import { ControlSkeleton, ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { EmptyList, PagedList } from '#web/ui/paged-list.tsx'
import { type ConfirmRequest, ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showFailure, showSnackbar } from '#web/ui/snackbar.tsx'
import { readUsersFilters, roleLabels, type UsersFilters, usersHref, userStates } from './filters.ts'
import { UserCard } from './user-card.tsx'

const CHANGE_FAILED = 'Greška pri promjeni računa'

/** All users with an account. */
export function Users({
  page,
  filters,
  ownId,
}: {
  page: AnswerOf<'GET /admin/users'>
  filters: UsersFilters
  ownId: number
}) {
  const { shown, isLoading, apply } = useFilters(pages.adminUsers, filters, readUsersFilters, usersHref)
  const { isBusy, start, run } = useAction((error) => showFailure(error, CHANGE_FAILED))
  const [question, setQuestion] = useState<ConfirmRequest | null>(null)

  const restore = ({ id, name }: AdminUser) =>
    start(id, async () => {
      await call('POST /admin/users/:id/restore', { params: { id } })
      showSnackbar(`Pristup je vraćen: ${name}`)
    })

  return (
    <>
      <Form
        role="search"
        aria-label="Pretraga korisnika"
        className="grid grid-halves items-end gap-3 md:flex"
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField
          label="Traži"
          className="flex-1 max-md:col-span-full"
          placeholder="Ime ili e-mail adresa"
          committed={shown.search}
          onSearch={apply}
        />
        <SelectField
          label="Uloga"
          className="min-w-0 md:w-48"
          name="role"
          value={shown.role}
          onChange={(event) =>
            apply({ role: readUsersFilters(new URLSearchParams({ role: event.target.value })).role })
          }
        >
          <option value="">Sve uloge</option>
          {options(roleLabels)}
        </SelectField>
        <SelectField
          label="Stanje"
          className="min-w-0 md:w-48"
          name="state"
          value={shown.state}
          onChange={(event) =>
            apply({ state: readUsersFilters(new URLSearchParams({ state: event.target.value })).state })
          }
        >
          <option value="">Svi računi</option>
          {options(userStates)}
        </SelectField>
      </Form>
      <PagedList
        page={page}
        count={formatQuantity(page.total, 'korisnik', 'korisnika', 'korisnika')}
        isLoading={isLoading}
        empty={
          <EmptyList
            title="Nema korisnika za prikaz"
            action={
              filters.search !== '' &&
              (filters.role !== '' || filters.state !== '') && (
                <ButtonLink to={usersHref({ ...filters, role: '', state: '', page: 1 })}>Traži među svima</ButtonLink>
              )
            }
          />
        }
        hrefOf={(number) => usersHref({ ...filters, ...pageFrom(filters, page.next_after, number) })}
      >
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {page.data.map((user) => (
            <li key={user.id}>
              <UserCard
                user={user}
                isOwn={user.id === ownId}
                isBusy={isBusy(user.id)}
                onSuspend={() => setQuestion(suspendRequest(user, run))}
                onRestore={() => restore(user)}
              />
            </li>
          ))}
        </ul>
      </PagedList>
      <ReasonDialog request={question} onClose={() => setQuestion(null)} />
    </>
  )
}

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

/** Everything else that happens while the account is suspended. */
function hiddenWith({ role, professional }: AdminUser): string {
  if (professional)
    return ', a javni profil nestaje iz pretrage. Parovima koji na njega računaju sat vremena poslije javljamo e-poštom da zasad ne može odgovarati'
  return role === 'couple'
    ? ', a recenzije tog para više se ne vide i ne računaju. Pružateljima usluga koji su mu odgovorili sat vremena poslije javljamo e-poštom da zasad ne može odgovarati'
    : ''
}

const suspendRequest = (user: AdminUser, run: RunAction): ConfirmRequest => ({
  title: 'Suspendirati račun?',
  text: (
    <>
      <p className="wrap-anywhere">
        Jeste li sigurni da želite suspendirati račun „{user.name}” ({user.email})?
      </p>
      <p className="mt-2 text-muted">
        Sve prijave na taj račun odmah prestaju{hiddenWith(user)}. Pristup možete vratiti kad god želite.
      </p>
    </>
  ),
  confirmLabel: 'Suspendiraj račun',
  variant: 'danger',
  reason: {
    label: 'Razlog',
    hint: 'Vlasnik računa dobiva ga e-poštom, a ostaje zapisan i u dnevniku.',
    draft: `suspension-${user.id}`,
  },
  fallback: CHANGE_FAILED,
  onConfirm: async (typed) => {
    const body = parseOrThrow(reasonInput.safeParse({ reason: typed }))
    await run(user.id, async () => {
      await call('POST /admin/users/:id/suspend', { params: { id: user.id }, body })
      showSnackbar(`Račun je suspendiran: ${user.name}`)
    })
  },
})

export const UsersSkeleton = () => (
  <ListSkeleton
    label="Učitavanje korisnika"
    bar={
      <>
        <div className="grid grid-halves gap-3 md:flex">
          <ControlSkeleton className="flex-1 max-md:col-span-full" />
          <ControlSkeleton className="md:w-48" />
          <ControlSkeleton className="md:w-48" />
        </div>
        <Skeleton className="mt-5 mb-3 h-5.25 w-28" />
      </>
    }
    className="[&>*]:rounded-none [&>*]:border-t-0 [&>:first-child]:rounded-t-card [&>:first-child]:border-t [&>:last-child]:rounded-b-card"
    row={
      <>
        <Skeleton className="h-6 w-48" />
        <Skeleton className="mt-2 h-5 w-3/5" />
        <Skeleton className="mt-1.5 h-4 w-2/5" />
        <Skeleton className="mt-5 h-5 w-24 sm:hidden" />
      </>
    }
    count={8}
  />
)

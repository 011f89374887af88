import { useState } from 'react'
import { Form } from 'react-router'
import { type AdminUser, reasonInput } from '#contract/admin.ts'
import { formatQuantity } from '#contract/croatian.ts'
import type { PageOf } from '#contract/page.ts'
import { pages } from '#contract/paths.ts'
import { adminApi } from '#web/lib/browser-admin-api.ts'
import { parseOrThrow } from '#web/lib/form-data.ts'
import { SelectField } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { readUsers, type UsersFilters, usersHref, userStates } from '#web/features/admin-professionals/address.ts'
import { AdminLayout, AdminSkeleton, ControlSkeleton } from '#web/ui/admin-layout.tsx'
import { AdminList, EmptyList } from '#web/ui/paged-list.tsx'
import { AdminConfirmDialog, type ConfirmRequest } from '#web/ui/reason-dialog.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { failed, roleLabels, titles } from '#web/features/admin-log/text.ts'
import { useFilters } from '#web/lib/filters.ts'
import { useRowAction } from '#web/features/administration/use-row-action.ts'
import { useRows } from '#web/features/administration/use-rows.ts'
import { UserCard } from './user-card.tsx'

/** Everyone with an account. */
export function Users({ page, filters, ownId }: { page: PageOf<AdminUser>; filters: UsersFilters; ownId: number }) {
  const { rows, replaceRow, refresh } = useRows(page.data)
  const { shown, isLoading, apply } = useFilters(pages.adminUsers, filters, readUsers, usersHref)
  const { isBusy, once } = useRowAction(refresh, failed.user)
  const [question, setQuestion] = useState<ConfirmRequest | null>(null)

  const restore = ({ id, name }: AdminUser) =>
    once(id, async () => {
      replaceRow((await adminApi.restoreUser(id)).data)
      showSnackbar(`Pristup je vraćen: ${name}`)
    })

  return (
    <AdminLayout title={titles.users}>
      <Form
        role="search"
        aria-label="Pretraga korisnika"
        className="grid grid-cols-2 items-end gap-3 md:flex"
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField
          label="Traži"
          className="flex-1 max-md:col-span-2"
          placeholder="Ime ili e-mail adresa"
          committed={shown.search}
          onSearch={apply}
        />
        <SelectField
          label="Uloga"
          className="min-w-0 md:w-48"
          name="role"
          value={shown.role}
          onChange={(event) => apply({ role: readUsers(new URLSearchParams({ role: event.target.value })).role })}
        >
          <option value="">Sve uloge</option>
          {options(roleLabels)}
        </SelectField>
        <SelectField
          label="Stanje"
          className="min-w-0 md:w-48"
          name="state"
          value={shown.state}
          onChange={(event) => apply({ state: readUsers(new URLSearchParams({ state: event.target.value })).state })}
        >
          <option value="">Svi računi</option>
          {options(userStates)}
        </SelectField>
      </Form>
      <AdminList
        page={page}
        count={formatQuantity(page.total, 'korisnik', 'korisnika', 'korisnika')}
        isLoading={isLoading}
        empty={<EmptyList title="Nema korisnika za prikaz" />}
        hrefOf={(number) => usersHref({ ...filters, page: number })}
      >
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {rows.map((user) => (
            <li key={user.id}>
              <UserCard
                user={user}
                isOwn={user.id === ownId}
                isBusy={isBusy(user.id)}
                onSuspend={() => setQuestion(suspendRequest(user, replaceRow))}
                onRestore={() => restore(user)}
              />
            </li>
          ))}
        </ul>
      </AdminList>
      <AdminConfirmDialog request={question} onClose={() => setQuestion(null)} onConflict={refresh} />
    </AdminLayout>
  )
}

const options = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

const suspendRequest = (user: AdminUser, put: (user: AdminUser) => void): ConfirmRequest => ({
  title: 'Suspendirati račun?',
  text: (
    <>
      <p className="wrap-anywhere">
        Jeste li sigurni da želite suspendirati račun {user.name} ({user.email})?
      </p>
      <p className="mt-2 text-muted">
        Sve njegove prijave odmah prestaju{user.professional ? ', a javni profil nestaje iz pretrage' : ''}. Pristup
        možete vratiti kad god želite.
      </p>
    </>
  ),
  confirmLabel: 'Suspendiraj račun',
  variant: 'danger',
  reason: { label: 'Razlog', hint: 'Ostaje zapisan u dnevniku.' },
  fallback: failed.user,
  onConfirm: async (typed) => {
    const { reason } = parseOrThrow(reasonInput.safeParse({ reason: typed }))
    put((await adminApi.suspendUser(user.id, reason)).data)
    showSnackbar(`Račun je suspendiran: ${user.name}`)
  },
})

export const UsersSkeleton = () => (
  <AdminSkeleton
    title={titles.users}
    label="Učitavanje korisnika"
    bar={
      <>
        <div className="grid grid-cols-2 gap-3 md:flex">
          <ControlSkeleton className="flex-1 max-md:col-span-2" />
          <ControlSkeleton className="md:w-48" />
          <ControlSkeleton className="md:w-48" />
        </div>
        <Skeleton className="mt-5 mb-3 h-5.25 w-28" />
      </>
    }
    className="[&>*]:rounded-none [&>*]:border-t-0 [&>:first-child]:rounded-t-card [&>:first-child]:border-t [&>:last-child]:rounded-b-card"
    rows={
      <>
        <Skeleton className="h-6 w-48" />
        <Skeleton className="mt-2 h-5 w-3/5" />
      </>
    }
    count={8}
  />
)

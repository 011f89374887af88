import { useSearchParams } from 'react-router'
import type { Route } from './+types/register.ts'
import { EntryLayout } from '#web/features/auth/account-layout.tsx'
import { roleFromQuery } from '#web/features/auth/fields.ts'
import { RegisterForm } from '#web/features/auth/register-form.tsx'
import { RoleIntro } from '#web/features/auth/role-toggle.tsx'
import { CompanyFields, companyLabels } from '#web/features/professionals/company-fields.tsx'
import { brandPicture } from '#web/lib/brand-pictures.ts'
import { browserTools, loadPage, type LoadTools, serverTools } from '#web/lib/load.ts'

async function load({ call }: LoadTools, { signal }: Request) {
  const { data: categories } = await loadPage(call('GET /categories', { signal }))
  return { categories }
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(serverTools(context), request)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserTools(), request)

/** The categories do not depend on the address, and are not reloaded while the page is open. */
export const shouldRevalidate = () => false

export const meta = () => [{ title: 'Registracija · Zauvijek' }, { name: 'robots', content: 'noindex' }]

const pictures = [brandPicture('hero-4', [320, 640]), brandPicture('hero-3', [320, 640])] as const

export default function Register({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  return (
    <EntryLayout title="Registracija" intro={<RoleIntro />} pictures={pictures}>
      <RegisterForm
        initialRole={roleFromQuery(query)}
        company={{
          labels: companyLabels,
          render: (errorsOf) => <CompanyFields categories={loaderData.categories} errorsOf={errorsOf} />,
        }}
      />
    </EntryLayout>
  )
}

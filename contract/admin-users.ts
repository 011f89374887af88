import * as z from 'zod/mini'
import { roles } from './auth.ts'
import type { Calls } from './calls.ts'
import { instant } from './instant.ts'
import { namedSchemas } from './named-schemas.ts'
import { placedPageOf, single } from './page.ts'
import { pathId, placedPageQuery, queryEnum, queryText } from './query.ts'
import { reasonInput } from './reason.ts'

const adminUser = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    email_confirmed: z.boolean(),
    created_at: instant,
    professional: z.nullable(z.object({ id: z.int(), company_name: z.string() })),
    suspended_at: z.nullable(instant),
    suspension_reason: z.nullable(z.string()),
    /** False for the admin's own account. */
    can_suspend: z.boolean(),
  })
  .register(namedSchemas, { id: 'AdminUser' })

export type AdminUser = z.infer<typeof adminUser>

const adminUsersQuery = z.object({
  search: queryText(100),
  role: queryEnum(roles),
  state: queryEnum(['active', 'suspended'] as const),
  ...placedPageQuery(24, 100),
})

export type AdminUsersQuery = z.infer<typeof adminUsersQuery>

export const adminUserCalls = {
  'GET /admin/users': {
    operationId: 'listUsers',
    who: ['admin'],
    tag: 'Administracija',
    summary: 'Korisnici',
    description: 'Najnoviji najprije. „can_suspend” kaže smije li pozivatelj suspendirati račun.',
    query: adminUsersQuery,
    answer: { 200: placedPageOf(adminUser) },
  },
  'POST /admin/users/:id/suspend': {
    operationId: 'suspendUser',
    who: ['admin'],
    tag: 'Administracija',
    summary: 'Suspendiranje računa',
    description:
      'Sve prijave odmah završavaju, nova nije moguća, a profil pružatelja usluga ili recenzije para nestaju iz javnosti i ne računaju se u ocjene. Poslani upiti ostaju. Vlastiti račun i posljednji aktivni administrator ne mogu se suspendirati.',
    params: pathId,
    body: reasonInput,
    answer: { 200: single(adminUser) },
  },
  'POST /admin/users/:id/restore': {
    operationId: 'restoreUser',
    who: ['admin'],
    tag: 'Administracija',
    summary: 'Ponovno omogućavanje računa',
    description: 'Profil se vraća u status koji je imao, a recenzije para ponovo se vide i računaju.',
    params: pathId,
    answer: { 200: single(adminUser) },
    rejectsByState: true,
  },
} satisfies Calls

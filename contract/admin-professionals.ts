import * as z from 'zod/mini'
import { auditEntry, auditPageQuery } from './admin-log.ts'
import type { Calls } from './calls.ts'
import { namedSchemas } from './named-schemas.ts'
import { pageOf, placedPageOf, single } from './page.ts'
import { professional, professionalStatuses } from './professionals.ts'
import { pathId, placedPageQuery, queryEnum, queryText } from './query.ts'
import { optionalReason } from './reason.ts'

/** A profile as admins see it. */
const adminProfessional = z
  .extend(professional, {
    owner: z.object({ id: z.int(), name: z.string(), email: z.string() }),
    /** Whether its owner's account is suspended, which hides the profile from the public. */
    suspended: z.boolean(),
  })
  .register(namedSchemas, { id: 'AdminProfessional' })

export type AdminProfessional = z.infer<typeof adminProfessional>

/** The number of profiles in each status, regardless of other filters; a suspended one only counts in `all`. */
const statusCounts = z.object({ all: z.int(), pending: z.int(), approved: z.int(), rejected: z.int() })

export type StatusCounts = z.infer<typeof statusCounts>

const pendingProfessionalsQuery = z.object({
  search: queryText(100),
  ...placedPageQuery(24, 100),
})

const adminProfessionalsQuery = z.extend(pendingProfessionalsQuery, { status: queryEnum(professionalStatuses) })

export type AdminProfessionalsQuery = z.infer<typeof adminProfessionalsQuery>

const adminProfessionalPage = z.extend(placedPageOf(adminProfessional), { counts: statusCounts })

export type AdminProfessionalPage = z.infer<typeof adminProfessionalPage>

/** The status that the decision replaces, as the admin has seen it. Without it, the decision replaces any status. */
const replacedStatus = z.optional(
  z.nullable(z.enum(professionalStatuses, { error: 'Status mora biti pending, approved ili rejected.' })),
)

const approval = z.object({ replaces: replacedStatus })

/** The owner reads the reason. */
export const rejection = z.object({ reason: optionalReason, replaces: replacedStatus })

const statusChange = z.object({
  status: z.enum(professionalStatuses, { error: 'Odaberite status profila.' }),
  reason: optionalReason,
  replaces: replacedStatus,
})

export type StatusChange = z.infer<typeof statusChange>

const premiumChange = z.object({ premium: z.boolean({ error: 'Vrijednost mora biti true ili false.' }) })

export type PremiumChange = z.infer<typeof premiumChange>

export const adminProfessionalCalls = {
  'GET /admin/professionals': {
    operationId: 'listProfessionalsAsAdmin',
    who: ['admin'],
    tag: 'Administracija',
    summary: 'Profili svih pružatelja usluga',
    description:
      'Najprije oni koji čekaju, onaj koji čeka najdulje prvi; zatim ostali, najnoviji najprije. Uz stranicu i broj profila u svakom statusu (counts). Profil suspendiranog računa nalazi se samo na popisu bez statusa.',
    query: adminProfessionalsQuery,
    answer: { 200: adminProfessionalPage },
  },
  'GET /admin/professionals/pending': {
    operationId: 'listPendingProfessionals',
    who: ['admin'],
    tag: 'Administracija',
    summary: 'Profili koji čekaju odobrenje',
    description: 'Onaj koji čeka najdulje prvi.',
    query: pendingProfessionalsQuery,
    answer: { 200: adminProfessionalPage },
  },
  'GET /admin/professionals/:id': {
    operationId: 'getProfessionalAsAdmin',
    who: ['admin'],
    tag: 'Administracija',
    summary: 'Jedan profil s podacima vlasnika',
    description: 'I onaj koji čeka odobrenje ili je odbijen.',
    params: pathId,
    answer: { 200: single(adminProfessional) },
  },
  'GET /admin/professionals/:id/log': {
    operationId: 'listProfessionalLog',
    who: ['admin'],
    tag: 'Administracija',
    summary: 'Dnevnik odluka o jednom profilu',
    description: 'Odluke o profilu, o njegovim recenzijama i o računu vlasnika. Najnovije najprije.',
    params: pathId,
    query: auditPageQuery,
    answer: { 200: pageOf(auditEntry) },
  },
  'POST /admin/professionals/:id/approve': {
    operationId: 'approveProfessional',
    who: ['admin'],
    tag: 'Administracija',
    summary: 'Odobravanje profila',
    description: 'Vlasnik to saznaje e-poštom. Profil koji je već odobren ne može se odobriti ponovo.',
    params: pathId,
    // Some clients send no body at all.
    body: z.nullish(approval),
    answer: { 200: single(adminProfessional) },
    rejectsConflicts: true,
  },
  'POST /admin/professionals/:id/reject': {
    operationId: 'rejectProfessional',
    who: ['admin'],
    tag: 'Administracija',
    summary: 'Odbijanje profila',
    description: 'Razlog nije obavezan; vlasnik ga vidi na profilu i dobiva e-poštom.',
    params: pathId,
    // As above.
    body: z.nullish(rejection),
    answer: { 200: single(adminProfessional) },
    rejectsConflicts: true,
  },
  'PATCH /admin/professionals/:id/status': {
    operationId: 'changeProfessionalStatus',
    who: ['admin'],
    tag: 'Administracija',
    summary: 'Promjena statusa profila',
    description: 'Kao odobravanje i odbijanje, a profil se može i vratiti među one koji čekaju.',
    params: pathId,
    body: statusChange,
    answer: { 200: single(adminProfessional) },
    rejectsConflicts: true,
  },
  'PUT /admin/professionals/:id/premium': {
    operationId: 'changeProfessionalPremium',
    who: ['admin'],
    tag: 'Administracija',
    summary: 'Uključivanje i isključivanje premiuma',
    description: 'Premium profilu poredak popisa dodaje 0,15 na ponderiranu ocjenu.',
    params: pathId,
    body: premiumChange,
    answer: { 200: single(adminProfessional) },
  },
} satisfies Calls

import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { instant } from './instant.ts'
import { namedSchemas } from './named-schemas.ts'
import { pageOf } from './page.ts'
import { pageQuery, queryEnum } from './query.ts'

const auditActions = [
  'profile_status',
  'premium',
  'review_hidden',
  'review_shown',
  'reply_hidden',
  'reply_shown',
  'user_suspended',
  'user_restored',
  'category',
  'lead_reported',
  'lead_report_resolved',
] as const

export type AuditAction = (typeof auditActions)[number]

export const auditEntry = z
  .object({
    id: z.int(),
    created_at: instant,
    action: z.enum(auditActions),
    /** null once that account is deleted. */
    actor: z.nullable(z.object({ id: z.int(), name: z.string() })),
    professional: z.nullable(z.object({ id: z.int(), company_name: z.string() })),
    user: z.nullable(z.object({ id: z.int(), name: z.string() })),
    review_id: z.nullable(z.int()),
    category: z.nullable(z.object({ id: z.int(), name: z.string() })),
    /**
     * The values before and after: of a profile, its status; of premium, `true` or `false`; of a review, `reported`,
     * `hidden` or `shown`; of a user, `active` or `suspended`; of a reported conversation, `open` or `resolved`; of a
     * category, its name, or all names in order, separated by commas, if no category is given.
     */
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
    reason: z.nullable(z.string()),
  })
  .register(namedSchemas, { id: 'AuditEntry' })

export type AuditEntry = z.infer<typeof auditEntry>

export const auditPageQuery = z.object(pageQuery(50, 100))

const auditQuery = z.extend(auditPageQuery, { action: queryEnum(auditActions) })

export const adminLogCalls = {
  'GET /admin/log': {
    operationId: 'listAdminLog',
    who: ['admin'],
    tag: 'Administracija',
    summary: 'Dnevnik odluka',
    description:
      'Tko je što i kada odlučio, i zašto. Najnovije najprije. Zapisi se ne brišu, a iz njih se uklanja samo tko je izbrisao račun.',
    query: auditQuery,
    answer: { 200: pageOf(auditEntry) },
  },
} satisfies Calls

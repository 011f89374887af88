import * as z from 'zod/mini'
import { roles } from './auth.ts'
import { instant } from './instant.ts'
import { namedSchemas } from './named-schemas.ts'
import { pageOf } from './page.ts'
import { professional, professionalStatuses } from './professionals.ts'
import { pageQuery, queryEnum, queryText } from './query.ts'
import { review } from './reviews.ts'
import { optionalText, requiredText } from './text.ts'

const REASON_MAX = 1000

/** A profile as admins see it. */
export const adminProfessional = z
  .extend(professional, {
    owner: z.object({ id: z.int(), name: z.string(), email: z.string() }),
    /** Its owner's account is suspended: the profile is out of public sight until that ends. */
    suspended: z.boolean(),
  })
  .register(namedSchemas, { id: 'AdminProfessional' })

export type AdminProfessional = z.infer<typeof adminProfessional>

/** How many profiles there are in each status, whatever else is filtered; a suspended one is counted in `all` alone. */
export const statusCounts = z.object({ all: z.int(), pending: z.int(), approved: z.int(), rejected: z.int() })

export type StatusCounts = z.infer<typeof statusCounts>

export const pendingProfessionalsQuery = z.object({
  search: queryText(100).check(z.describe('Riječi iz naziva tvrtke, imena ili e-mail adrese vlasnika.')),
  ...pageQuery(24, 100),
})

export const adminProfessionalsQuery = z.extend(pendingProfessionalsQuery, { status: queryEnum(professionalStatuses) })

export type AdminProfessionalsQuery = z.infer<typeof adminProfessionalsQuery>

export const adminProfessionalPage = z.extend(pageOf(adminProfessional), { counts: statusCounts })

export type AdminProfessionalPage = z.infer<typeof adminProfessionalPage>

/** The owner reads the reason. */
export const rejection = z.object({ reason: optionalText(REASON_MAX) })

export const statusChange = z.object({
  status: z.enum(professionalStatuses, { error: 'Odaberite status profila.' }),
  reason: optionalText(REASON_MAX),
})

export type StatusChange = z.infer<typeof statusChange>

export const premiumChange = z.object({ premium: z.boolean({ error: 'Vrijednost mora biti true ili false.' }) })

export type PremiumChange = z.infer<typeof premiumChange>

export const auditActions = [
  'profile_status',
  'premium',
  'review_hidden',
  'review_shown',
  'user_suspended',
  'user_restored',
  'category',
] as const

export type AuditAction = (typeof auditActions)[number]

export const auditEntry = z
  .object({
    id: z.int(),
    created_at: instant,
    action: z.enum(auditActions),
    /** null once that account is gone. */
    actor: z.nullable(z.object({ id: z.int(), name: z.string() })),
    professional: z.nullable(z.object({ id: z.int(), company_name: z.string() })),
    user: z.nullable(z.object({ id: z.int(), name: z.string() })),
    review_id: z.nullable(z.int()),
    category: z.nullable(z.object({ id: z.int(), name: z.string() })),
    /**
     * What was before and what came of it: a profile's status; `true` or `false` of premium; `reported`, `hidden` or
     * `shown` of a review; `active` or `suspended` of a user; a category's name, or without a category all names in
     * their order, with commas.
     */
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
    reason: z.nullable(z.string()),
  })
  .register(namedSchemas, { id: 'AuditEntry' })

export type AuditEntry = z.infer<typeof auditEntry>

export const auditPageQuery = z.object(pageQuery(50, 100))

export const auditQuery = z.extend(auditPageQuery, { action: queryEnum(auditActions) })

export type AuditQuery = z.infer<typeof auditQuery>

const reviewStates = ['reported', 'hidden'] as const

export const adminReview = z
  .extend(review, {
    professional: z.object({ id: z.int(), company_name: z.string() }),
    reported_at: z.nullable(instant),
    report_reason: z.nullable(z.string()),
    hidden_at: z.nullable(instant),
    hidden_reason: z.nullable(z.string()),
  })
  .register(namedSchemas, { id: 'AdminReview' })

export type AdminReview = z.infer<typeof adminReview>

export const adminReviewsQuery = z.object({ state: queryEnum(reviewStates), ...pageQuery(24, 100) })

export type AdminReviewsQuery = z.infer<typeof adminReviewsQuery>

export const reasonInput = z.object({ reason: requiredText(REASON_MAX) })

export const adminUser = z
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
    /** Never oneself. */
    can_suspend: z.boolean(),
  })
  .register(namedSchemas, { id: 'AdminUser' })

export type AdminUser = z.infer<typeof adminUser>

export const adminUsersQuery = z.object({
  search: queryText(100).check(z.describe('Riječi iz imena ili e-mail adrese.')),
  role: queryEnum(roles),
  state: queryEnum(['active', 'suspended'] as const),
  ...pageQuery(24, 100),
})

export type AdminUsersQuery = z.infer<typeof adminUsersQuery>

import { afterAll, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { untilWaitingForRows } from '#test/locks.ts'

const { call, make, db, close } = await makeTestApp()
afterAll(close)

/** A couple with a wedding behind it, its professional, and what either may write about the other. */
async function prepare() {
  const professional = await make.professional()
  const couple = await make.couple({ email_confirmed_at: new Date('2027-01-01T10:00:00Z') })
  const of = { professional_id: professional.id, couple_id: couple.id }
  const lead = await make.lead({ ...of, status: 'booked', event_date: toCalendarDay('2026-06-07') })
  const admin = await make.admin()
  const tokens = { professional: professional.token, couple: couple.token, admin: admin.token }
  return { professional, lead, of, tokens }
}

async function prepareReview() {
  const prepared = await prepare()
  const review = await make.review({
    ...prepared.of,
    lead_id: prepared.lead.id,
    reported_at: new Date('2027-03-01T10:00:00Z'),
  })
  return { ...prepared, review }
}

async function prepareReport() {
  const prepared = await prepare()
  const { lead, tokens } = prepared
  await call('POST', `/leads/${lead.id}/report`, { token: tokens.professional, body: { reason: 'Uvrede.' } })
  const of = db.selectFrom('lead_reports').select('id').where('lead_id', '=', lead.id)
  return { ...prepared, report: await of.executeTakeFirstOrThrow() }
}

type Role = keyof Awaited<ReturnType<typeof prepare>>['tokens']
type Row = ['leads' | 'reviews' | 'professionals' | 'lead_reports', number]

interface Line {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  by: Role
  deleted: Exclude<Role, 'admin'>
  bodyOf?: (id: number) => unknown
  /** Both come to this row. */
  setUp: () => Promise<{ tokens: Record<Role, string>; row: Row; id: number }>
}

const atLead = async () => {
  const { tokens, lead } = await prepare()
  return { tokens, row: ['leads', lead.id] as Row, id: lead.id }
}
const atReview = async () => {
  const { tokens, review } = await prepareReview()
  return { tokens, row: ['reviews', review.id] as Row, id: review.id }
}
const atProfile = async () => {
  const { tokens, professional } = await prepare()
  return { tokens, row: ['professionals', professional.id] as Row, id: professional.id }
}
const reviewOfLead = async () => {
  const { tokens, lead, professional } = await prepare()
  return { tokens, row: ['leads', lead.id] as Row, id: professional.id }
}
const atReport = async () => {
  const { tokens, report } = await prepareReport()
  return { tokens, row: ['lead_reports', report.id] as Row, id: report.id }
}

const reason = { reason: 'Uvrede.' }
const lines: Line[] = [
  {
    method: 'POST',
    path: '/leads/:id/report',
    by: 'professional',
    deleted: 'couple',
    bodyOf: () => reason,
    setUp: atLead,
  },
  {
    method: 'POST',
    path: '/leads/:id/report',
    by: 'professional',
    deleted: 'professional',
    bodyOf: () => reason,
    setUp: atLead,
  },
  { method: 'POST', path: '/leads/:id/report', by: 'couple', deleted: 'couple', bodyOf: () => reason, setUp: atLead },
  {
    method: 'POST',
    path: '/leads/:id/report',
    by: 'couple',
    deleted: 'professional',
    bodyOf: () => reason,
    setUp: atLead,
  },
  {
    method: 'POST',
    path: '/admin/lead-reports/:id/resolve',
    by: 'admin',
    deleted: 'couple',
    bodyOf: () => ({ resolution: 'U redu.' }),
    setUp: atReport,
  },
  {
    method: 'POST',
    path: '/admin/lead-reports/:id/resolve',
    by: 'admin',
    deleted: 'professional',
    bodyOf: () => ({ resolution: 'U redu.' }),
    setUp: atReport,
  },
  {
    method: 'POST',
    path: '/reviews',
    by: 'couple',
    deleted: 'couple',
    bodyOf: (professional_id) => ({ rating: 5, comment: 'Da', professional_id }),
    setUp: reviewOfLead,
  },
  {
    method: 'POST',
    path: '/reviews',
    by: 'couple',
    deleted: 'professional',
    bodyOf: (professional_id) => ({ rating: 5, comment: 'Da', professional_id }),
    setUp: reviewOfLead,
  },
  {
    method: 'PUT',
    path: '/reviews/:id',
    by: 'couple',
    deleted: 'professional',
    bodyOf: () => ({ rating: 2, comment: 'Ne' }),
    setUp: atReview,
  },
  { method: 'DELETE', path: '/reviews/:id', by: 'couple', deleted: 'professional', setUp: atReview },
  {
    method: 'POST',
    path: '/admin/reviews/:id/hide',
    by: 'admin',
    deleted: 'professional',
    bodyOf: () => reason,
    setUp: atReview,
  },
  {
    method: 'PUT',
    path: '/professionals/:id/facts',
    by: 'professional',
    deleted: 'professional',
    bodyOf: () => ({ travels_km: 5, facts: {} }),
    setUp: atProfile,
  },
  {
    method: 'PUT',
    path: '/professionals/:id/packages',
    by: 'professional',
    deleted: 'professional',
    bodyOf: () => ({ packages: [{ name: 'Dan', price: 5, unit: 'total', description: null, includes: [] }] }),
    setUp: atProfile,
  },
]

test.each(lines)(
  '$method $path by the $by and the deletion of the $deleted do not wait for each other',
  async ({ method, path, by, deleted, bodyOf, setUp }) => {
    const { tokens, row, id } = await setUp()
    const [table, rowId] = row
    const { written, removed } = await db.transaction().execute(async (tx) => {
      await tx.selectFrom(table).select('id').where('id', '=', rowId).forUpdate().execute()
      const body = bodyOf?.(id)
      const writing = call(method, path.replace(':id', String(id)), {
        token: tokens[by],
        ...(body !== undefined && { body }),
      })
      await untilWaitingForRows(db, 1)
      const removing = call('DELETE', '/account', { token: tokens[deleted], body: { password: PASSWORD } })
      await untilWaitingForRows(db, 2)
      return { written: writing, removed: removing }
    })
    expect((await written).status).toBeLessThan(300)
    expect((await removed).status).toBe(204)
  },
)

test.each([
  ['/webhooks', { url: 'https://primjer.hr/a', events: ['lead.created'] }],
  ['/reply-templates', { title: 'Hvala', body: 'Hvala na upitu.' }],
])(
  'POST %s, of which its profile may have so many, and the deletion do not wait for each other',
  async (path, body) => {
    const { tokens, professional } = await prepare()
    const rejection = { reason: 'Nejasno.' }
    await call('POST', `/admin/professionals/${professional.id}/reject`, { token: tokens.admin, body: rejection })
    const { written, removed } = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('audit_log').select('id').where('professional_id', '=', professional.id).forUpdate().execute()
      const removing = call('DELETE', '/account', { token: tokens.professional, body: { password: PASSWORD } })
      await untilWaitingForRows(db, 1)
      const writing = call('POST', path, { token: tokens.professional, body })
      await untilWaitingForRows(db, 2)
      return { written: writing, removed: removing }
    })
    expect((await removed).status).toBe(204)
    expect((await written).status).toBe(401)
  },
)

test('the deletion of an admin named in the reason why a review is hidden, and that of the review, do not wait for each other', async () => {
  await make.admin()
  const admin = await make.admin({ name: 'Eva Ević' })
  const couple = await make.couple()
  const reported = { reported_at: new Date('2027-03-01T10:00:00Z'), report_reason: 'Vrijeđa.' }
  const review = await make.review({ couple_id: couple.id, ...reported })
  const body = { reason: 'Tako kaže Eva Ević.' }
  expect((await call('POST', `/admin/reviews/${review.id}/hide`, { token: admin.token, body })).status).toBe(200)
  const { removed, deleted } = await db.transaction().execute(async (tx) => {
    // They are deleted after the reason has been erased.
    await tx.selectFrom('sessions').select('id').where('user_id', '=', admin.id).forUpdate().execute()
    const removing = call('DELETE', '/account', { token: admin.token, body: { password: PASSWORD } })
    await untilWaitingForRows(db, 1)
    const deleting = call('DELETE', `/reviews/${review.id}`, { token: couple.token })
    await untilWaitingForRows(db, 2)
    return { removed: removing, deleted: deleting }
  })
  expect((await removed).status).toBe(204)
  expect((await deleted).status).toBe(204)
})

test('the deletion of a couple that has asked for a package, and that of the package, do not wait for each other', async () => {
  const { id, token } = await make.professional()
  const couple = await make.couple()
  const { id: package_id } = await make.offeredPackage({ professional_id: id, position: 1 })
  const chosen = { package_id, package: JSON.stringify({ name: 'Dan', price: 5, unit: 'total' }) }
  await make.lead({ professional_id: id, couple_id: couple.id, ...chosen })
  const { removed, deleted } = await db.transaction().execute(async (tx) => {
    // They are deleted after the lead has been changed for the first time, and before it is for the second.
    await tx.selectFrom('sessions').select('id').where('user_id', '=', couple.id).forUpdate().execute()
    const removing = call('DELETE', '/account', { token: couple.token, body: { password: PASSWORD } })
    await untilWaitingForRows(db, 1)
    const deleting = call('PUT', `/professionals/${id}/packages`, { token, body: { packages: [] } })
    await untilWaitingForRows(db, 2)
    return { removed: removing, deleted: deleting }
  })
  expect((await removed).status).toBe(204)
  expect((await deleted).status).toBe(200)
})

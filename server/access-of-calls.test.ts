import { afterAll, describe, expect, test } from 'vitest'
import type { AllCalls } from '#contract/all-calls.ts'
import { type Role, roles } from '#contract/auth.ts'
import { addDays } from '#contract/calendar-day.ts'
import { makeTestApp } from '#test/app.ts'
import { makePdf, messageForm } from '#test/attachments.ts'
import { offerBody } from '#test/offer-inputs.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { registeredCallsOf } from '#test/registered-calls.ts'

const [{ call, make, db, clock, close }, calls] = await registeredCallsOf(() => makeTestApp())
afterAll(close)

const actors = { couple: await make.couple(), professional: await make.professional(), admin: await make.admin() }

/** Of sessions and keys that were good once. */
async function endTokens() {
  const admin = await make.admin()
  const people = { signedOut: await make.admin(), expired: await make.admin(), deleted: await make.couple() }
  const suspended = await make.professional()
  const keys = { revoked: await make.apiKey({ scope: 'write' }), ofSuspended: await make.apiKey({ scope: 'write' }) }
  const expiredKey = await make.apiKey({ scope: 'write', expires_on: addDays(clock.today(), -1) })
  const tokens = {
    'a session that signed out': people.signedOut.token,
    'a session that is over': people.expired.token,
    'a session of a deleted account': people.deleted.token,
    'a session of a suspended account': suspended.token,
    'a key that was revoked': keys.revoked.key,
    'a key of a suspended account': keys.ofSuspended.key,
  }
  const { token } = people.signedOut
  const ended = [
    call('POST', '/logout', { token }),
    call('DELETE', '/account', { token: people.deleted.token, body: { password: PASSWORD } }),
    call('DELETE', `/api-keys/${keys.revoked.id}`, { token: keys.revoked.owner.token }),
    ...[suspended.user.id, keys.ofSuspended.owner.user.id].map((id) =>
      call('POST', `/admin/users/${id}/suspend`, { token: admin.token, body: { reason: 'Lažni profil.' } }),
    ),
  ]
  for (const { status } of await Promise.all(ended)) expect(status).toBeLessThan(300)
  await db.updateTable('sessions').set({ expires_at: clock.now() }).where('user_id', '=', people.expired.id).execute()
  return { ...tokens, 'a key whose last day is over': expiredKey.key }
}

const endedTokens = await endTokens()

test('every call is registered, and once', () => {
  expect(calls.length).toBeGreaterThan(70)
  expect(new Set(calls.map(({ key }) => key)).size).toBe(calls.length)
})

test('every call that changes something is limited', () => {
  const unlimited = calls.filter(({ method, hasRateLimit }) => method !== 'GET' && !hasRateLimit)
  expect(unlimited.map(({ key }) => key)).toEqual([])
})

describe('who may make a call', () => {
  const restricted = calls.filter(({ who }) => who !== 'everyone')

  test.each(restricted)('$key is refused without a session', async ({ method, path }) => {
    for (const token of [undefined, 'no-token']) {
      const { status, body } = await call(method, path.replace(/:\w+/g, '1'), { token })
      expect([status, body.code]).toEqual([401, 'unauthenticated'])
    }
  })

  test.each(restricted)('$key is refused by whatever has ended', async ({ method, path }) => {
    for (const [what, token] of Object.entries(endedTokens)) {
      const { status, body } = await call(method, path.replaceAll(/:\w+/g, '1'), { token })
      expect([what, status, body.code]).toEqual([what, 401, 'unauthenticated'])
    }
  })

  const refusals = restricted.flatMap(({ key, method, path, who }) =>
    roles.filter((role) => who !== 'signed-in' && !who.includes(role)).map((role) => ({ key, method, path, role })),
  )

  test.each(refusals)('$key is refused to a $role', async ({ method, path, role }) => {
    const { status, body } = await call(method, path.replace(/:\w+/g, '1'), { token: actors[role].token })
    expect([status, body.code]).toEqual([403, 'forbidden'])
  })
})

type CallWithId = Extract<keyof AllCalls, `${string}/:id${string}`>

interface CreatedRow {
  id: number
  /** For the owner of the row. */
  token: string
  /** Of what belongs to the row, where the path names it. */
  attachment?: number
  delivery?: number
}

/** The id of a row, the body with which its owner's call succeeds, and whether it does so without a network. */
interface OwnedRow {
  make: () => Promise<CreatedRow>
  body?: object
  needsNetwork?: true
}

async function ofProfessional(makeRow: (professional: { professional_id: number }) => Promise<{ id: number }>) {
  const owner = await make.professional()
  return { id: (await makeRow({ professional_id: owner.id })).id, token: owner.token }
}

async function ofCouple(makeRow: (couple: { couple_id: number }) => Promise<{ id: number }>) {
  const owner = await make.couple()
  return { id: (await makeRow({ couple_id: owner.id })).id, token: owner.token }
}

async function answeredReview(side: { professional_id: number } | { couple_id: number }) {
  const review = await make.review(side)
  await make.reviewReply({ review_id: review.id })
  return review
}

/** Open, with the token of this side. */
async function sentOffer(side: 'couple' | 'professional') {
  const sides = { couple: await make.couple(), professional: await make.professional() }
  const lead = await make.lead({ professional_id: sides.professional.id, couple_id: sides.couple.id })
  const { id } = await make.offer({ lead_id: lead.id })
  return { id, token: sides[side].token }
}

async function leadWithAttachment() {
  const couple = await make.couple()
  const { id } = await make.lead({ couple_id: couple.id })
  const form = messageForm([{ content: makePdf() }])
  const { body } = await call('POST', `/leads/${id}/messages`, { token: couple.token, ...form })
  return { id, token: couple.token, attachment: body.data.attachments[0].id }
}

/** Failed, so that its owner may send it again. */
async function failedDelivery() {
  const owner = await make.professional()
  const { id } = await make.webhook({ professional_id: owner.id })
  const { id: delivery } = await make.webhookDelivery({ webhook_id: id, status: 'failed' })
  return { id, token: owner.token, delivery }
}

/** Not approved, so that only its owner and admins may see it. */
async function hiddenProfile() {
  const { id, token } = await make.professional({ status: 'pending' })
  return { id, token }
}

async function session() {
  const owner = await make.couple()
  await make.signIn(owner.id)
  const { id } = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', owner.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { id, token: owner.token }
}

async function apiKey() {
  const { id, owner } = await make.apiKey()
  return { id, token: owner.token }
}

const profile = { company_name: 'Foto Val', category_id: 2, city: 'Split' }

/**
 * For each call with an id a row that belongs to an account, or `admins` where an admin may change everyone's. A new
 * call needs its line here.
 */
const whoseId: Record<CallWithId, OwnedRow | 'admins'> = {
  'DELETE /account/sessions/:id': { make: session },
  'DELETE /api-keys/:id': { make: apiKey },
  'GET /professionals/:id': { make: hiddenProfile },
  'PUT /professionals/:id': { make: hiddenProfile, body: profile },
  'PUT /professionals/:id/packages': { make: hiddenProfile, body: { packages: [] } },
  'PUT /professionals/:id/facts': { make: hiddenProfile, body: { travels_km: 80, facts: {} } },
  'GET /professionals/:id/availability': { make: hiddenProfile },
  'GET /professionals/:id/similar': { make: hiddenProfile },
  'POST /professionals/:id/views': { make: hiddenProfile },
  'PUT /events/:id': { make: () => ofProfessional((of) => make.event({ day: '2027-05-01', ...of })), body: {} },
  'DELETE /events/:id': { make: () => ofProfessional((of) => make.event({ day: '2027-05-01', ...of })) },
  'POST /followed-calendars/:id/read': { make: () => ofProfessional(make.followedCalendar), needsNetwork: true },
  'DELETE /followed-calendars/:id': { make: () => ofProfessional(make.followedCalendar) },
  'PUT /reviews/:id': { make: () => ofCouple(make.review), body: { rating: 4 } },
  'DELETE /reviews/:id': { make: () => ofCouple(make.review) },
  'POST /reviews/:id/report': { make: () => ofProfessional(make.review), body: { reason: 'Vrijeđa nas.' } },
  'PUT /reviews/:id/reply': { make: () => ofProfessional(make.review), body: { body: 'Hvala.' } },
  'DELETE /reviews/:id/reply': { make: () => ofProfessional(answeredReview) },
  'POST /reviews/:id/reply/report': { make: () => ofCouple(answeredReview), body: { reason: 'Vrijeđa nas.' } },
  'GET /leads/:id': { make: () => ofCouple(make.lead) },
  'PUT /leads/:id': { make: () => ofProfessional(make.lead), body: { status: 'contacted' } },
  'DELETE /leads/:id': { make: () => ofCouple(make.lead) },
  'GET /leads/:id/messages': { make: () => ofCouple(make.lead) },
  'POST /leads/:id/messages': { make: () => ofProfessional(make.lead), body: { body: 'Slobodni smo.' } },
  'GET /leads/:id/attachments/:attachment': { make: leadWithAttachment },
  'POST /leads/:id/read': { make: () => ofProfessional(make.lead) },
  'POST /leads/:id/report': { make: () => ofCouple(make.lead), body: { reason: 'Vrijeđa nas.' } },
  'PUT /reply-templates/:id': {
    make: () => ofProfessional(make.replyTemplate),
    body: { title: 'Zauzeto', body: 'Nažalost smo zauzeti.' },
  },
  'DELETE /reply-templates/:id': { make: () => ofProfessional(make.replyTemplate) },
  'PUT /webhooks/:id': { make: () => ofProfessional(make.webhook), body: { active: false } },
  'DELETE /webhooks/:id': { make: () => ofProfessional(make.webhook) },
  'POST /webhooks/:id/secret': { make: () => ofProfessional(make.webhook) },
  'POST /webhooks/:id/test': { make: () => ofProfessional(make.webhook) },
  'GET /webhooks/:id/deliveries': { make: failedDelivery },
  'GET /webhooks/:id/deliveries/:delivery': { make: failedDelivery },
  'POST /webhooks/:id/deliveries/:delivery/retry': { make: failedDelivery },
  'GET /leads/:id/offers': { make: () => ofCouple(make.lead) },
  'POST /leads/:id/offers': { make: () => ofProfessional(make.lead), body: offerBody },
  'GET /offers/:id': { make: () => sentOffer('couple') },
  'POST /offers/:id/accept': { make: () => sentOffer('couple') },
  'POST /offers/:id/decline': { make: () => sentOffer('couple'), body: { reason: 'Previše je.' } },
  'POST /offers/:id/withdraw': { make: () => sentOffer('professional') },
  'PUT /favorites/:id': { make: () => ofCouple(make.favorite), body: { note: 'Zvati.' } },
  'DELETE /favorites/:id': { make: () => ofCouple(make.favorite) },
  'PUT /media/:id': { make: () => ofProfessional(make.media), body: { alt: 'Mladenci' } },
  'DELETE /media/:id': { make: () => ofProfessional(make.media) },
  'GET /admin/lead-reports/:id': 'admins',
  'POST /admin/lead-reports/:id/resolve': 'admins',
  'PUT /admin/categories/:id': 'admins',
  'GET /admin/professionals/:id': 'admins',
  'GET /admin/professionals/:id/log': 'admins',
  'POST /admin/professionals/:id/approve': 'admins',
  'POST /admin/professionals/:id/reject': 'admins',
  'PATCH /admin/professionals/:id/status': 'admins',
  'PUT /admin/professionals/:id/premium': 'admins',
  'POST /admin/reviews/:id/hide': 'admins',
  'POST /admin/reviews/:id/show': 'admins',
  'POST /admin/reviews/:id/reply/hide': 'admins',
  'POST /admin/reviews/:id/reply/show': 'admins',
  'POST /admin/users/:id/suspend': 'admins',
  'POST /admin/users/:id/restore': 'admins',
}

describe('the id of a stranger’s thing', () => {
  const withId = calls.filter(({ path }) => path.includes('/:id'))
  const ownedRowOf = (key: string) => whoseId[key as CallWithId] // there for each, by the first test

  test('each call with an id says here whose it is', () => {
    expect(withId.map(({ key }) => key).toSorted()).toEqual(Object.keys(whoseId).toSorted())
  })

  test.each(withId.filter(({ key }) => ownedRowOf(key) === 'admins'))('$key is for admins alone', ({ who }) => {
    expect(who).toEqual(['admin'])
  })

  const owned = withId.flatMap((one) => {
    const ownedRow = ownedRowOf(one.key)
    return ownedRow === 'admins' ? [] : [{ ...one, ownedRow }]
  })

  test.each(owned)('$key is as if there was no such thing', async ({ method, path, who, ownedRow }) => {
    const { id, token, attachment, delivery } = await ownedRow.make()
    const address = path
      .replace(':id', String(id))
      .replace(':attachment', String(attachment))
      .replace(':delivery', String(delivery))
    // Admins see every profile, and own nothing that has another id.
    const strangers: (Role | 'visitor')[] = ['couple', 'professional']
    if (who === 'everyone') strangers.push('visitor')
    for (const stranger of strangers) {
      const isAllowed = typeof who === 'string' || roles.some((role) => role === stranger && who.includes(role))
      const { status, body } = await call(method, address, {
        token: stranger === 'visitor' ? undefined : actors[stranger].token,
        body: ownedRow.body,
      })
      expect([stranger, status, body.code]).toEqual([
        stranger,
        ...(isAllowed ? [404, 'not_found'] : [403, 'forbidden']),
      ])
    }
    if (ownedRow.needsNetwork) return
    // It was the stranger, not the request: its owner is let in.
    const { status } = await call(method, address, { token, body: ownedRow.body })
    expect(status).toBeLessThan(300)
  })
})

import { text as readText } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import {
  callsOf,
  cheapHash,
  cheapPasswords,
  findProblem,
  fuzzedCalendar,
  fuzzedPassword,
  inventedCalendars,
  isEndless,
  type Operation,
  requestLike,
} from '#test/api-fuzz.ts'
import { makeTestApp } from '#test/app.ts'
import { resolveDocument } from '#server/http/openapi-resolved.ts'
import type { Known } from '#test/hostile.ts'
import { dataUrl, makeJpeg } from '#test/pictures.ts'
import { readConfig } from '#server/config.ts'

/**
 * Of each call; the seed makes them the same in every run. On another PostgreSQL than the one that comes along the program
 * is the same again: fewer requests, and others.
 */
const [TIMES, SEED] = process.env['TEST_POSTGRES_BIN'] ? [50, 20_280_612] : [200, 20_270_612]
const AT_ONCE = 20
/** A call without anything to vary is not sent as often: these are enough for everyone who may make it. */
const AT_MOST_THE_SAME = 12

/** Someone to write to. */
const operator = { ...readConfig({}).operator, email: 'pitanja@primjer.test' }

const config = { rateLimitFactor: 1e6, operator }
const { app, db, make, close } = await makeTestApp({
  config,
  passwords: cheapPasswords,
  calendarReader: inventedCalendars,
})
afterAll(close)

const document = resolveDocument((await app.inject('/api/openapi.json')).json())
const calls = callsOf(document)

/** A couple with a row of each kind, so that a random id often exists. */
async function makeCouple() {
  const couple = await make.couple({ password_hash: cheapHash(fuzzedPassword) })
  const of = { couple_id: couple.id }
  await make.lead(of)
  await make.lead({ ...of, professional_id: 1, status: 'booked', event_date: toCalendarDay('2027-03-01') })
  await make.favorite(of)
  await make.review(of)
  return couple
}

const professional = await make.professional()
const couple = await makeCouple()
const admin = await make.admin({ password_hash: cheapHash(fuzzedPassword) })
const owner = { ...professional.user, role: 'professional' }
const people = [couple, owner, admin]

// Another call may have changed the address.
beforeEach(async () => {
  await db.updateTable('users').set({ email_confirmed_at: new Date() }).where('id', '=', couple.id).execute()
})

/** All own pictures, in any order: the call requires every id. */
const ownPictures = async () =>
  (await db.selectFrom('media').select('id').where('professional_id', '=', professional.id).execute()).map(
    ({ id }) => id,
  )

const categories = (await db.selectFrom('categories').select('id').execute()).map(({ id }) => id)

const known = async (): Promise<Known> => ({
  password: [fuzzedPassword],
  password_confirmation: [fuzzedPassword],
  current_password: [fuzzedPassword],
  email: [couple.email],
  professional_id: [1, '1'],
  image: [dataUrl(await makeJpeg({ width: 4, height: 3 }))],
  ids: [await ownPictures(), categories],
  url: [fuzzedCalendar],
  token: [await make.link(couple, 'confirm_email'), await make.link(couple, 'reset_password')],
})

/** A new session of an account that may make the call: some calls end sessions, one ends the account. */
async function tokenFor(name: string, { 'x-access': access }: Operation, number: number): Promise<string | undefined> {
  if (name === 'DELETE /api/v1/account') return (await make.couple({ password_hash: cheapHash(fuzzedPassword) })).token
  const allowed = people.filter(({ role }) => typeof access === 'string' || access.includes(role))
  const person = allowed[number % allowed.length]
  if (!person || (access === 'everyone' && number % 2)) return undefined
  return make.signIn(person.id)
}

test.each(calls)('$name takes whatever is sent', { timeout: 60_000 }, async (call) => {
  const { name, operation } = call
  const [method = 'GET'] = name.split(' ')
  // Reviews need a confirmed address, and the calls before may have changed it.
  await db.updateTable('users').set({ email_confirmed_at: new Date() }).where('id', '=', couple.id).execute()
  const sampled = fc.sample(requestLike(call, await known()), { numRuns: TIMES, seed: SEED })
  const requests = [...Map.groupBy(sampled, (request) => JSON.stringify(request)).values()].flatMap((same) =>
    same.slice(0, AT_MOST_THE_SAME),
  )
  const statuses = new Set<number>()
  const failures: object[] = []

  async function send({ path, query, body }: (typeof requests)[number], number: number): Promise<void> {
    const token = await tokenFor(name, operation, number)
    const answer = await app.inject({
      method: method as 'GET',
      url: query === '' ? path : `${path}?${query}`,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': body.type }) },
      ...(body && { payload: body.payload }),
      payloadAsStream: true,
    })
    const { statusCode } = answer
    const stream = answer.stream()
    const isLeft = statusCode === 200 && isEndless(operation)
    if (isLeft) stream.destroy()
    const payload = isLeft ? '' : await readText(stream)
    statuses.add(statusCode)
    const error = findProblem(statusCode, payload, operation.responses)
    if (error) failures.push({ problem: error, statusCode, path, query, body: body?.payload.slice(0, 500), payload })
  }
  for (let start = 0; start < requests.length; start += AT_ONCE)
    await Promise.all(requests.slice(start, start + AT_ONCE).map((request, place) => send(request, start + place)))

  expect(failures).toEqual([])
  // A request that is refused at once tests nothing of the call itself.
  expect([...statuses].some((status) => status < 300 || status === 404)).toBe(true)
})

import { globSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { z } from 'zod'
import type { Mail, Outside } from './outside.ts'
import { ask, type Site } from './visitor.ts'

const password = 'duga-lozinka-9'
const day = '2027-06-12'
const withId = z.object({ data: z.object({ id: z.int() }) })
const session = z.object({ token: z.string(), user: z.object({ professional: z.object({ id: z.int() }).optional() }) })

/** Throws for any status but the expected one. */
async function call(site: Site, key: string, expected: number, token?: string, body?: unknown): Promise<unknown> {
  const [method = '', path = ''] = key.split(' ')
  const answer = await ask(site, `/api/v1${path}`, { method, token, ...(body !== undefined && { body }) })
  const text = answer.body.toString('utf8')
  if (answer.status !== expected) throw new Error(`${key} gave ${answer.status}, not ${expected}: ${text}`)
  return JSON.parse(text)
}

/** The newest mail to an address, beyond those it already had; the jobs of a node send it soon. */
async function awaitMail(mails: readonly Mail[], address: string, before = 0): Promise<Mail> {
  for (let tries = 0; tries < 300; tries++) {
    const found = mails.filter(({ to }) => to.includes(address)).at(before)
    if (found) return found
    await delay(100)
  }
  throw new Error(`No mail to ${address} came within 30 s; there are ${mails.length} in all.`)
}

export interface People {
  couple: string
  professional: string
  professionalId: number
  leadId: number
  /** The address of the uploaded picture, and its bytes as served. */
  picture: { path: string; content: Buffer }
  admin: { email: string; password: string }
}

const person = (name: string, email: string) => ({
  name,
  email,
  phone: '+385 91 234 5678',
  password,
  password_confirmation: password,
})

async function uploadPicture(site: Site, token: string, bucket: string): Promise<People['picture']> {
  const jpeg = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#b4653a' } })
    .jpeg()
    .toBuffer()
  const image = `data:image/jpeg;base64,${jpeg.toString('base64')}`
  const media = z.object({ data: z.object({ url: z.string(), hash: z.string() }) })
  const { url, hash } = media.parse(await call(site, 'POST /media', 201, token, { image })).data
  if (!globSync(`${bucket}/**/*`).some((file) => file.includes(hash)))
    throw new Error(`The bucket has no object of the picture ${hash}.`)
  const path = new URL(url, `https://${site.domain}`).pathname
  const answer = await ask(site, path)
  if (answer.status !== 200) throw new Error(`${path} gave ${answer.status}.`)
  return { path, content: answer.body }
}

/** A couple and a professional register, the guide's admin approves the professional, and the two exchange messages. */
export async function letPeopleAct(site: Site, { mails, bucket }: Outside, admin: People['admin']): Promise<People> {
  const categories = z.object({ data: z.array(z.object({ id: z.int() })).min(1) })
  const [category] = categories.parse(await call(site, 'GET /categories', 200)).data
  const company = { company_name: 'Studio Svjetlost', category_id: category?.id, city: 'Zagreb' }
  const register = async (body: object) => session.parse(await call(site, 'POST /register', 201, undefined, body))
  const professional = await register({ role: 'professional', ...person('Iva Ivić', 'iva@svjetlost.test'), ...company })
  const couple = await register({ role: 'couple', ...person('Maja i Luka', 'maja@par.test') })
  const confirmation = await awaitMail(mails, 'maja@par.test')
  if (!confirmation.content.includes(site.domain))
    throw new Error('The mail of the registration has no link to the site.')

  const id = professional.user.professional?.id ?? Number.NaN
  const { token: adminToken } = session.parse(await call(site, 'POST /login', 200, undefined, admin))
  await call(site, `POST /admin/professionals/${id}/approve`, 200, adminToken, {})
  const picture = await uploadPicture(site, professional.token, bucket)

  const sent = mails.filter(({ to }) => to.includes('iva@svjetlost.test')).length
  const enquiry = { professional_id: id, event_date: day, message: 'Jeste li slobodni tog dana?' }
  const lead = withId.parse(await call(site, 'POST /leads', 201, couple.token, enquiry)).data
  await awaitMail(mails, 'iva@svjetlost.test', sent)
  return { couple: couple.token, professional: professional.token, professionalId: id, leadId: lead.id, picture, admin }
}

/** Sends a message from the couple and returns its text once acknowledged. */
export async function writeMessage(site: Site, { leadId, couple }: People, words: string): Promise<string> {
  await call(site, `POST /leads/${leadId}/messages`, 201, couple, { body: words })
  return words
}

/** Throws if anything these people did is missing. */
export async function findEverything(site: Site, people: People, written: readonly string[]): Promise<void> {
  const { couple, professional, professionalId, leadId, picture, admin } = people
  const messages = z.object({ data: z.array(z.object({ body: z.string() })) })
  const sentBodies = new Set<string>()
  for (let page = 1, count = 1; count > 0; page++) {
    const path = `/leads/${leadId}/messages?per_page=100&page=${page}`
    const { data } = messages.parse(await call(site, `GET ${path}`, 200, professional))
    for (const { body } of data) sentBodies.add(body)
    count = data.length
  }
  const missing = written.filter((words) => !sentBodies.has(words))
  if (missing.length > 0) throw new Error(`Acknowledged messages are missing: ${missing.join(', ')}`)
  await call(site, `GET /leads/${leadId}`, 200, couple)
  await call(site, `GET /professionals/${professionalId}`, 200)
  await call(site, 'POST /login', 200, undefined, admin)
  const served = await ask(site, picture.path)
  if (served.status !== 200 || !served.body.equals(picture.content))
    throw new Error(`${picture.path} gave ${served.status} and ${served.body.length} bytes.`)
}

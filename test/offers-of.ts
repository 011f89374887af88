import type { LeadStatus } from '#contract/lead-lifecycle.ts'
import type { makeTestApp } from './app.ts'
import { offerBody } from './offer-inputs.ts'

/** Makes a lead whose professional sends offers and whose couple decides on them. */
export const offersOf =
  ({ call, make, db }: Pick<Awaited<ReturnType<typeof makeTestApp>>, 'call' | 'make' | 'db'>) =>
  async (changes: Parameters<typeof make.lead>[0] = { status: 'contacted' }) => {
    const professional = await make.professional()
    const couple = await make.couple()
    const lead = await make.lead({ professional_id: professional.id, couple_id: couple.id, ...changes })
    const send = async (body: object = {}): Promise<{ id: number; number: number }> =>
      (await call('POST', `/leads/${lead.id}/offers`, { token: professional.token, body: { ...offerBody, ...body } }))
        .body.data
    const act = (verb: 'accept' | 'decline' | 'withdraw', id: number, token: string, body?: object) =>
      call('POST', `/offers/${id}/${verb}`, { token, body })
    const accept = (id: number, token = couple.token) => act('accept', id, token)
    const decline = (id: number, body: object = {}, token = couple.token) => act('decline', id, token, body)
    const withdraw = (id: number, token = professional.token) => act('withdraw', id, token)
    const mark = (status: LeadStatus) =>
      call('PUT', `/leads/${lead.id}`, { token: professional.token, body: { status } })
    const leadOf = async (token = couple.token) => (await call('GET', `/leads/${lead.id}`, { token })).body.data
    const statuses = async () =>
      (await call('GET', `/leads/${lead.id}/offers`, { token: couple.token })).body.data
        .map(({ number, status }: { number: number; status: string }) => `${number} ${status}`)
        .toReversed()
    const events = () =>
      db
        .selectFrom('events')
        .select(['event_date', 'event_type', 'title', 'status'])
        .where('lead_id', '=', lead.id)
        .execute()
    const messages = async () =>
      (await db.selectFrom('messages').selectAll().where('lead_id', '=', lead.id).orderBy('id').execute()).map(
        ({ author, kind, status, offer_event, body }) => [author, kind, status ?? offer_event, body],
      )
    return { professional, couple, lead, send, accept, decline, withdraw, mark, leadOf, statuses, events, messages }
  }

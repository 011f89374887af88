import type { Lead, LeadInput, LeadsQuery } from '../../../contract/leads.ts'
import { makePage, type PageOf } from '../../../contract/page.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalidField } from '../../http/errors.ts'
import type { Actor } from '../../http/session.ts'
import { enqueue } from '../../outside/jobs.ts'
import { withdrawableStatuses } from './policy.ts'
import { presentLead, presentSentLead } from './present.ts'
import {
  countLeads,
  deleteLead,
  insertLead,
  type LeadRow,
  type LeadScope,
  selectLead,
  selectLeads,
  selectScopedLead,
} from './queries.ts'

export async function sendLead({ db, clock }: Deps, actor: Actor, input: LeadInput): Promise<Lead> {
  if (input.event_date < clock.today()) throw invalidField('event_date', 'Datum ne može biti prije današnjeg.')
  const lead = await db.transaction().execute(async (tx) => {
    const inserted = await insertLead(tx, input, actor.id, clock.now())
    if (!inserted) return undefined
    await enqueue(tx, 'send-mail', { kind: 'new_lead', lead_id: inserted.id })
    return selectLead(tx, inserted.id)
  })
  if (!lead) throw invalidField('professional_id', 'Ovaj pružatelj usluga trenutačno ne prima upite.')
  return presentSentLead(lead, clock.today())
}

function scopeOf({ role, id, professional }: Actor): LeadScope {
  if (role === 'couple') return { couple_id: id }
  if (professional) return { professional_id: professional.id }
  throw new AppError('forbidden')
}

const present = ({ clock }: Deps, { role }: Actor, row: LeadRow) =>
  role === 'couple' ? presentSentLead(row, clock.today()) : presentLead(row)

/** Newest first: what a professional has received, or what a couple has sent. */
export async function listLeads(deps: Deps, actor: Actor, query: LeadsQuery): Promise<PageOf<Lead>> {
  const scope = scopeOf(actor)
  const total = await countLeads(deps.db, scope)
  const offset = (query.page - 1) * query.per_page
  const rows = offset < total ? await selectLeads(deps.db, scope, query.per_page, offset) : []
  return makePage(
    rows.map((row) => present(deps, actor, row)),
    total,
    query,
  )
}

const notFound = () => new AppError('not_found', { message: 'Upit nije pronađen.' })

export async function getLead(deps: Deps, actor: Actor, id: number): Promise<Lead> {
  const row = await selectScopedLead(deps.db, scopeOf(actor), id)
  if (!row) throw notFound()
  return present(deps, actor, row)
}

/** The lead is gone for both sides. */
export async function withdrawLead({ db }: Deps, actor: Actor, id: number): Promise<void> {
  if (await deleteLead(db, actor.id, id, withdrawableStatuses)) return
  const settled = await selectScopedLead(db, { couple_id: actor.id }, id)
  if (!settled) throw notFound()
  const message =
    settled.status === 'booked'
      ? 'Potvrđena rezervacija ne može se povući. Javite se izravno pružatelju usluga.'
      : 'Odbijeni upit ne može se povući.'
  throw new AppError('invalid', { message })
}

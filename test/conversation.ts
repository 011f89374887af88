import { systemClock } from '#server/adapters/clock.ts'
import type { TestDatabase } from './database.ts'
import { makeFactories } from './factories.ts'

/** The name of its attachment in the file store. */
export const attachedFile = `attachment-${'0123456789abcdef'.repeat(2)}`

/** A row in each table of a conversation, with characters that a dump must escape. */
export async function addConversation(
  { db, pool }: Pick<TestDatabase, 'db' | 'pool'>,
  sides: { professional_id: number; couple_id: number },
): Promise<void> {
  const make = makeFactories({ db, clock: systemClock })
  const { id: lead_id } = await make.lead(sides)
  const { id: message_id } = await make.message({ lead_id, body: 'dva\nretka \\ i "navodnici"' })
  const offer = await make.offer({ lead_id, total: 0.3 })
  await make.message({
    lead_id,
    author: 'professional',
    kind: 'offer',
    offer_id: offer.id,
    offer_event: 'sent',
  })
  await make.replyTemplate({ professional_id: sides.professional_id })
  await pool.query(
    `insert into message_attachments (message_id, position, filename, type, size, file_key)
     values ($1, 1, 'Ponuda „A”.pdf', 'application/pdf', 7, $2)`,
    [message_id, attachedFile],
  )
  await pool.query("insert into lead_reminders (lead_id, side, created_at) values ($1, 'couple', now())", [lead_id])
  await pool.query(
    `insert into lead_reports (lead_id, professional_id, couple_id, reporter, event_date, reason, transcript)
     values ($1, $2, $3, 'couple', '2027-06-12', 'psovke', '[]')`,
    [lead_id, sides.professional_id, sides.couple_id],
  )
}

import { sql } from 'kysely'
import { jobHandlers } from '#server/job-handlers.ts'
import { makeTestApp } from './app.ts'
import { findUndocumentedWebhook } from './documented-webhooks.ts'
import { type Received, startWebhookReceiver } from './webhook-receiver.ts'

/** The application, and programs that it delivers to. */
export async function makeDeliveries() {
  const received: Received[] = []
  const receiver = await startWebhookReceiver((request) => received.push(request))
  const app = await makeTestApp({ webhookSender: receiver.openSender() })
  const { make, db, deps } = app
  const { signal } = new AbortController()

  return {
    ...app,
    receiver,
    close: async () => {
      await app.close()
      await receiver.close()
    },
    /**
     * Sends everything due to this delivery's webhook, with these dependencies. Throws for a request that does not
     * conform to the OpenAPI document, so that every test of a delivery also tests the document.
     */
    async attempt(id: number, of: Partial<typeof deps> = {}, ending = signal): Promise<void> {
      const row = await db.selectFrom('webhook_deliveries').select('webhook_id').where('id', '=', id).executeTakeFirst()
      // Like a worker that has taken the job.
      await sql`delete from graphile_worker._private_jobs where key = ${`webhook ${row?.webhook_id}`}`.execute(db)
      const handlers = jobHandlers({ ...deps, ...of })
      await handlers['send-webhooks']({ webhook_id: row?.webhook_id ?? 0 }, { key: 'x', signal: ending })
      for (const request of received.splice(0)) {
        const problem = findUndocumentedWebhook(app.app, request)
        if (problem !== null) throw new Error(problem)
      }
    },
    deliveryOf: (id: number) =>
      db.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    webhookOf: (id: number) => db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** The jobs of coming attempts: at most one. */
    async nextRuns(webhookId: number): Promise<Date[]> {
      const { rows } = await sql<{ run_at: Date }>`
        select run_at from graphile_worker.jobs where key = ${`webhook ${webhookId}`}`.execute(db)
      return rows.map(({ run_at }) => run_at)
    },
    /** A lead that is being delivered to a program. */
    async makeDelivery(program: { url: string }, overrides: Parameters<typeof make.webhook>[0] = {}) {
      const professional = await make.professional()
      const couple = await make.couple()
      const webhook = await make.webhook({ professional_id: professional.id, url: program.url, ...overrides })
      const lead = await make.lead({ professional_id: professional.id, couple_id: couple.id })
      const { id } = await make.webhookDelivery({ webhook_id: webhook.id, subject_id: lead.id })
      return { id, webhook, lead, professional, couple }
    },
  }
}

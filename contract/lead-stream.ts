import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { lead, leadCounts } from './leads.ts'
import { namedSchemas } from './named-schemas.ts'

/** One event of the stream; its data is sent as JSON on one line. */
const leadStreamEvent = z
  .discriminatedUnion('event', [
    z.object({ event: z.enum(['lead']), id: z.int(), data: lead }),
    z.object({ event: z.enum(['counts']), id: z.int(), data: leadCounts }),
  ])
  .register(namedSchemas, { id: 'LeadStreamEvent' })

export const leadStreamCalls = {
  'GET /leads/stream': {
    operationId: 'streamLeads',
    who: ['couple', 'professional'],
    apiKey: 'read',
    tag: 'Upiti',
    summary: 'Novosti o upitima uživo',
    description:
      'Odgovor bez kraja, kao „server-sent events”. Događaj „lead” nosi novi ili promijenjeni upit kao GET /leads/{id}, a „counts” ono što i GET /leads/counts. Upit se mijenja i svakom porukom, čitanjem i ponudom: nove poruke onda donosi GET /leads/{id}/messages s „after”. „counts” dolazi odmah i nakon svake novosti. Uz zaglavlje Last-Event-ID najprije dolaze upiti pristigli nakon toga, najviše 50. Redak s dvotočkom samo je znak da veza traje. Račun može imati pet veza; ima li ih više, najstarija se može zatvoriti.',
    answer: { 200: { description: 'Niz događaja.', content: { 'text/event-stream': { schema: leadStreamEvent } } } },
  },
} satisfies Calls

import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { addDays, toCalendarDay } from '#contract/calendar-day.ts'
import { API_BASE } from '#contract/paths.ts'
import { pick } from './load-traffic.ts'

/** Everything that was acknowledged, and therefore must exist whatever happens afterwards. */
export interface Acknowledged {
  /** Id by message; each message is sent once. */
  leads: Map<string, number>
  /** The last status of a lead. */
  statuses: Map<number, 'contacted' | 'booked'>
  /** Titles of calendar entries. */
  events: Set<string>
  /** Texts of messages, each sent once. */
  messages: Set<string>
}

export const nothingAcknowledged = (): Acknowledged => ({
  leads: new Map(),
  statuses: new Map(),
  events: new Set(),
  messages: new Set(),
})

export interface WriterPeople {
  couples: { token: string }[]
  professionals: { id: number; token: string }[]
}

interface Outcome {
  status: number
  id: number
}

const FIRST_DAY = toCalendarDay('2030-01-01')
const DAYS = 200
/** Before an unanswered request is sent again. */
const RETRY_MS = 250
/** The timeout of a call; a frozen database must not block a writer for longer. */
const PATIENCE_MS = 20_000

/** Writers that run until stopped; `onProblem` receives answers that no fault excuses. */
export function startWriters(
  origin: string,
  { couples, professionals }: WriterPeople,
  acknowledged: Acknowledged,
  onProblem: (text: string) => void,
) {
  const stopped = new AbortController()
  const outcomes = new Map<number, number>()

  /** Like a browser: repeats a request that was not answered, or was told to come back later. */
  async function post(path: string, token: string, body: object): Promise<Outcome> {
    const key = randomUUID()
    for (;;) {
      const outcome = await call('POST', path, token, body, { 'idempotency-key': key })
      if ((outcome.status !== 0 && outcome.status !== 503) || stopped.signal.aborted) return outcome
      await delay(RETRY_MS)
    }
  }

  /** Status and id; 0 without an answer. */
  async function call(
    method: string,
    path: string,
    token: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<Outcome> {
    try {
      const answer = await fetch(origin + API_BASE + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const text = await answer.text()
      const { status } = answer
      outcomes.set(status, (outcomes.get(status) ?? 0) + 1)
      if (status >= 500 && status !== 503) onProblem(`${method} ${path} answered ${status}: ${text.slice(0, 300)}`)
      if (status === 503 && !text.startsWith('{')) onProblem(`${method} ${path} was answered by no node`)
      const { data } = (status < 300 ? JSON.parse(text) : {}) as { data?: { id: number } } // the shape of our answers
      return { status, id: data?.id ?? 0 }
    } catch {
      outcomes.set(0, (outcomes.get(0) ?? 0) + 1)
      await delay(100)
      return { status: 0, id: 0 }
    }
  }

  const someDay = () => addDays(FIRST_DAY, Math.floor(Math.random() * DAYS))

  async function bookSomething(): Promise<void> {
    const professional = pick(professionals)
    const message = `Upit ${randomUUID()}`
    const couple = pick(couples)
    const sent = await post('/leads', couple.token, {
      professional_id: professional.id,
      event_date: someDay(),
      message,
    })
    if (sent.status !== 201) return
    acknowledged.leads.set(message, sent.id)
    const body = `Poruka ${randomUUID()}`
    const told = await post(`/leads/${sent.id}/messages`, couple.token, { body })
    if (told.status === 201) acknowledged.messages.add(body)
    // Some wait for an answer, and so for the mail about them.
    if (Math.random() < 0.3) return
    for (const status of ['contacted', 'booked'] as const) {
      const moved = await call('PUT', `/leads/${sent.id}`, professional.token, { status })
      if (moved.status !== 200) return
      acknowledged.statuses.set(sent.id, status)
    }
  }

  async function blockSomething(): Promise<void> {
    const title = `Zauzeto ${randomUUID()}`
    const event = { event_date: someDay(), event_type: 'blocked', title }
    const { status } = await post('/events', pick(professionals).token, event)
    if (status === 201) acknowledged.events.add(title)
  }

  async function write(): Promise<void> {
    while (!stopped.signal.aborted) await (Math.random() < 0.7 ? bookSomething() : blockSomething())
  }

  const writing = Promise.all(Array.from({ length: 6 }, write))
  return {
    outcomes,
    async stop() {
      stopped.abort()
      await writing
    },
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { eventually } from '#test/eventually.ts'
import { startWebhookReceiver } from '#test/webhook-receiver.ts'
import { enqueue } from '#server/adapters/jobs/jobs.ts'
import { sweepJobs } from '#server/adapters/jobs/database.ts'
import { silentLog } from '#server/adapters/jobs/log.ts'
import { startWorker } from '#server/adapters/jobs/worker.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { jobHandlers } from '#server/job-handlers.ts'

const receiver = await startWebhookReceiver()
const app = await makeTestApp({ webhookSender: receiver.openSender() })
const { make, db, database } = app
// The queue goes by the clock of the machine.
const { call, deps } = await app.startNode({ clock: systemClock })
afterAll(async () => {
  await app.close()
  await receiver.close()
})

async function startNode() {
  const worker = await startWorker({ url: database.url, handlers: jobHandlers(deps), log: silentLog })
  onTestFinished(worker.stop)
}

/** Somebody with this program, and so many events on their way to it. */
async function makeEvents(program: { url: string }, count: number) {
  const professional = await make.professional()
  const webhook = await make.webhook({ professional_id: professional.id, url: program.url })
  for (let times = 0; times < count; times++)
    await call('POST', `/webhooks/${webhook.id}/test`, { token: professional.token })
  return webhook
}

const statuses = async (webhook_id: number) =>
  (await db.selectFrom('webhook_deliveries').select('status').where('webhook_id', '=', webhook_id).execute()).map(
    ({ status }) => status,
  )

test('programs that never answer have one place each, and delay neither others nor mails', async () => {
  const waiting: (() => void)[] = []
  const slow = Array.from({ length: 4 }, () =>
    receiver.listen((_request, response) => void waiting.push(() => void response.writeHead(204).end())),
  )
  for (const program of slow) await makeEvents(program, 5)
  await startNode()
  await eventually(() => expect(waiting).toHaveLength(4))
  const quick = receiver.listen()
  const webhook = await makeEvents(quick, 5)
  await enqueue(db, 'send-mail', { kind: 'welcome', user_id: 0 })
  await eventually(async () => {
    expect(await statuses(webhook.id)).toEqual(Array.from({ length: 5 }, () => 'delivered'))
    const { rowCount } = await database.pool.query(
      `select from graphile_worker.jobs where task_identifier = 'send-mail'`,
    )
    expect(rowCount).toBe(0)
  })
  // Nobody has got a second one meanwhile.
  expect(slow.map(({ received }) => received.length)).toEqual([1, 1, 1, 1])
  const timer = setInterval(() => waiting.splice(0).forEach((answer) => answer()), 20)
  onTestFinished(() => clearInterval(timer))
  await eventually(() => expect(slow.map(({ received }) => received.length)).toEqual([5, 5, 5, 5]))
})

test('two nodes send each event once, and those of one program one after the other', async () => {
  let atOnce = 0
  let most = 0
  const program = receiver.listen((_request, response) => {
    most = Math.max(most, ++atOnce)
    setTimeout(() => {
      atOnce--
      response.writeHead(204).end()
    }, 10)
  })
  const webhook = await makeEvents(program, 20)
  await startNode()
  await startNode()
  await eventually(async () =>
    expect(await statuses(webhook.id)).toEqual(Array.from({ length: 20 }, () => 'delivered')),
  )
  const ids = program.received.map(({ headers }) => headers['webhook-id'])
  expect([ids.length, new Set(ids).size, most]).toEqual([20, 20, 1])
})

/** A worker in a process of its own, which takes the job and dies in the middle of it. */
async function spawnDyingWorker() {
  const program = `
    import { startWorker } from ${JSON.stringify(new URL('../../adapters/jobs/worker.ts', import.meta.url).href)}
    const quiet = () => {}
    await startWorker({
      url: ${JSON.stringify(database.url)},
      log: { debug: quiet, info: quiet, warn: console.error, error: console.error },
      handlers: { 'send-webhooks': () => { console.log('begun'); return new Promise(() => {}) } },
    })`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('what a killed process was sending is sent by another one, with what waited behind it', async () => {
  const program = receiver.listen()
  const webhook = await makeEvents(program, 2)
  await spawnDyingWorker()
  await startNode()
  await eventually(async () => {
    await sweepJobs(database.pool, 0)
    expect(await statuses(webhook.id)).toEqual(['delivered', 'delivered'])
  })
  expect(new Set(program.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2)
})

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import { createWorkerProcess } from './worker-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'zauvijek-worker-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let lastWorker = 0
/** A process that answers by running this body, in which `request` is what was sent. */
function start(
  body: string,
  { serve = '{}', ...options }: { timeoutMs?: number; idleMs?: number; serve?: string } = {},
) {
  const path = join(folder, `worker-${++lastWorker}.mjs`)
  const { href } = pathToFileURL(join(import.meta.dirname, 'serve-jobs.ts'))
  writeFileSync(
    path,
    `import { existsSync, writeFileSync } from 'node:fs'
    import { serveJobs } from ${JSON.stringify(href)}
    serveJobs(async (request) => { ${body} }, ${serve})`,
  )
  const worker = createWorkerProcess(path, options)
  onTestFinished(worker.close)
  return worker
}

test('bytes arrive as bytes, both ways, and a refusal with its words', async () => {
  const worker = start(`if (request === 'bad') throw new Error('not this one'); return Buffer.from(request).reverse()`)
  expect(await worker.run(Buffer.from([1, 2, 3]))).toEqual(Buffer.from([3, 2, 1]))
  await expect(worker.run('bad')).rejects.toThrow('not this one')
})

test('it sees nothing of our environment, and gives memory back as we do', async () => {
  const worker = start('return Object.keys(process.env).filter((name) => !name.startsWith("NODE_CHANNEL"))')
  expect(await worker.run(null)).toEqual(['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_'])
})

test('the other job that is lost with the process is done by the next one', async () => {
  const mark = join(folder, 'died')
  const worker = start(`
    if (request === 'slow') return new Promise((resolve) => setTimeout(resolve, 300, 'done'))
    if (!existsSync(request)) { writeFileSync(request, ''); process.exit(7) }
    return 'second try'`)
  expect(await Promise.all([worker.run('slow'), worker.run(mark)])).toEqual(['done', 'second try'])
  expect(existsSync(mark)).toBe(true)
})

test('a job that ends the process every time is given up, and the next one is done', async () => {
  const worker = start(`if (request === 'deadly') process.kill(process.pid, 'SIGKILL'); return 'done'`)
  await expect(worker.run('deadly')).rejects.toThrow(UnavailableError)
  expect(await worker.run('harmless')).toBe('done')
})

test('a job that never ends is ended, and the next one is done', async () => {
  const worker = start(`if (request === 'endless') await new Promise(() => {}); return 'done'`, { timeoutMs: 3_000 })
  await expect(worker.run('endless')).rejects.toThrow('the worker process took too long')
  expect(await worker.run('harmless')).toBe('done')
})

test('a job that takes more memory than it may is ended, and the next one is done', async () => {
  const worker = start(
    `if (request !== 'greedy') return 'done'
    const taken = []
    for (;;) {
      taken.push(Buffer.alloc(20e6, 1))
      await new Promise((resolve) => setTimeout(resolve, 5))
    }`,
    { serve: '{ maxMemory: 300e6 }' },
  )
  await expect(worker.run('greedy')).rejects.toThrow(UnavailableError)
  expect(await worker.run('harmless')).toBe('done')
})

test('neither does such a job go on in a thread that is in the midst of its work', async () => {
  const worker = start(
    `if (request !== 'greedy') return 'done'
    const { pbkdf2 } = await import('node:crypto')
    globalThis.taken = Buffer.alloc(300e6, 1)
    await new Promise((resolve) => pbkdf2('a', 'b', 2 ** 31 - 1, 32, 'sha512', resolve))`,
    { serve: '{ maxMemory: 200e6 }' },
  )
  await expect(worker.run('greedy')).rejects.toThrow(UnavailableError)
  expect(await worker.run('harmless')).toBe('done')
})

test('one that has nothing to do gives its memory back, and the next job starts another', async () => {
  const worker = start('return process.pid', { idleMs: 100 })
  const [first, other] = await Promise.all([worker.run(null), worker.run(null)])
  expect(other).toBe(first)
  await vi.waitFor(() => expect(() => process.kill(first as number, 0)).toThrow('ESRCH'), 10_000) // it answers its id
  expect(await worker.run(null)).not.toBe(first)
})

test('at the end nobody is left waiting, and no process is started any more', async () => {
  const worker = start('await new Promise(() => {})')
  const waiting = Promise.allSettled([worker.run('a'), worker.run('b'), worker.run('c')])
  await worker.close()
  for (const { status } of await waiting) expect(status).toBe('rejected')
  await expect(worker.run('d')).rejects.toThrow(UnavailableError)
})

import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, fstatSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { ensureBuilt } from '#test/built.ts'
import { findFreePort } from '#scripts/free-ports.ts'
import { makeDataDir, removeDataDir } from '#test/product.ts'
import { runProgram } from '#test/program.ts'
import { eventually } from '#test/eventually.ts'

ensureBuilt()
/** Programs of their own, on a machine that may have much else to do. */
vi.setConfig({ testTimeout: 120_000 })

const dataDir = makeDataDir()
const folder = mkdtempSync(join(tmpdir(), 'zauvijek-output-'))
afterAll(() => {
  removeDataDir(dataDir)
  rmSync(folder, { recursive: true })
})

/** Loaded before each process of the program: for a header it does there what no request may provoke. */
const saboteur = join(folder, 'saboteur.mjs')
writeFileSync(
  saboteur,
  `import { writeSync } from 'node:fs'
  import { IncomingMessage } from 'node:http'
  const { replaceAll } = String.prototype
  const deeds = {
    warning: () => process.emitWarning('a library warns'),
    console: () => { console.log('a library\\nspeaks'); console.error(new Error('a library fails')) },
    native: () => writeSync(2, 'FATAL ERROR: raw\\n'),
    page: () => {
      // The last that the pages' own entry does, and once more where the router begins anew.
      let left = 2
      String.prototype.replaceAll = function (...given) {
        if (!String(given[0]).includes('modulepreload')) return replaceAll.apply(this, given)
        if (--left === 0) String.prototype.replaceAll = replaceAll
        throw new Error('the page is broken')
      }
    },
    throw: () => { throw new Error('not caught') },
    reject: () => { Promise.reject(new Error('not handled')) },
  }
  Object.defineProperty(IncomingMessage.prototype, 'url', {
    get() { return this.given },
    set(url) {
      this.given = url
      const deed = deeds[new URL(url || '/', 'http://x').searchParams.get('deed')]
      if (deed) setImmediate(deed)
    },
  })`,
)

interface Line {
  level: number
  pid: number
  reqId?: string
  err?: { message: string; stack: string }
  msg: string
}

/** Every line of both streams; throws at one that is no JSON. */
const linesOf = ({ out, err }: { out: string; err: string }): Line[] =>
  (out + err)
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line) // asserted below

async function run(env: Record<string, string | number>) {
  const port = await findFreePort()
  const program = await runProgram({
    NODE_ENV: 'production',
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    TRUST_PROXY: 'loopback',
    MAIL: 'files',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    NODE_OPTIONS: `--import ${pathToFileURL(saboteur).href}`,
    ...env,
  })
  return program
}

const ofThisMachine = {
  level: expect.any(Number) as number,
  time: expect.any(Number) as number,
  service: 'zauvijek',
  version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
  host: hostname(),
  pid: expect.any(Number) as number,
  msg: expect.stringMatching(/./) as string,
}

describe.each([1, 2])('in production as %i processes', (workers) => {
  test('each line of a life is JSON, of warnings, libraries, pages that fail and Node itself too', async () => {
    const { program, output, up, ended } = await run({ WORKERS: workers })
    const base = await up()
    const find = (isMeant: (line: Line) => boolean) =>
      vi.waitFor(
        () => {
          const found = linesOf(output).find(isMeant)
          if (!found) throw new Error('there is no such line yet')
          return found
        },
        { timeout: 10_000, interval: 50 },
      )
    await fetch(`${base}/help?deed=warning`)
    expect((await find(({ err }) => err?.message === 'a library warns')).level).toBe(40)
    await fetch(`${base}/help?deed=console`)
    expect((await find(({ msg }) => msg === 'a library\nspeaks')).level).toBe(30)
    expect((await find(({ msg }) => msg.startsWith('Error: a library fails'))).level).toBe(50)
    if (workers > 1) {
      // That of the first process nobody could change.
      await fetch(`${base}/help?deed=native`)
      expect((await find(({ msg }) => msg === 'FATAL ERROR: raw')).pid).not.toBe(program.pid)
    }
    const broken = await vi.waitFor(
      async () => {
        // Each process has its own pages, and one that is ready is not made anew.
        await fetch(`${base}/healthz?deed=page`)
        const answer = await fetch(`${base}/professionals?page=${Math.floor(performance.now())}`, {
          headers: { accept: 'text/html' },
        })
        expect(answer.status).toBe(500)
        return answer
      },
      { timeout: 20_000, interval: 20 },
    )
    const id = broken.headers.get('x-request-id') ?? ''
    expect(await broken.text()).toContain(`Oznaka pogreške: ${id.slice(0, 8)}`)
    const failure = await find(({ reqId, err }) => reqId === id && err?.message === 'the page is broken')
    expect(failure).toMatchObject({ level: 50, msg: 'a page failed' })
    expect(failure.err?.stack).toMatch(/\bat withScripts \(web\/lib\/document-scripts\.ts:\d+:\d+\)/)
    program.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0 })
    const lines = linesOf(output)
    for (const one of lines) expect(one).toMatchObject(ofThisMachine)
    expect(new Set(lines.map(({ pid }) => pid)).size).toBe(workers === 1 ? 1 : workers + 1)
  })

  test.each([
    ['an error that nobody catches', 'throw', 'not caught'],
    ['a rejection that nobody handles', 'reject', 'not handled'],
  ])('%s is one line with its stack', async (_, deed, message) => {
    const { output, up, ended } = await run({ WORKERS: workers })
    const base = await up()
    await fetch(`${base}/help?deed=${deed}`).catch(() => {}) // it may end before it answers
    await eventually(() => {
      const failure = linesOf(output).find(({ err }) => err?.message === message)
      expect(failure).toMatchObject({ level: 60, err: { stack: expect.stringContaining('saboteur.mjs') as string } })
    })
    if (workers === 1) expect(await ended).toMatchObject({ code: 1 })
    for (const one of linesOf(output)) expect(one).toMatchObject(ofThisMachine)
  })

  test('a start that is refused says why in one line', async () => {
    const { output, ended } = await run({
      WORKERS: workers,
      STORAGE_URL: `s3://a:b@127.0.0.1:${await findFreePort()}/slike?tls=off`,
    })
    expect(await ended).toMatchObject({ code: 1 })
    const lines = linesOf(output)
    expect(lines.at(-1)).toMatchObject({ ...ofThisMachine, level: 60 })
    expect(lines.at(-1)?.msg).toContain('does not answer')
  })
})

test.each([
  [{ PORT: 'many', SMPT_URL: 'smtp://x' }, 'PORT must be a port'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production'],
  [{ NODE_ENV: '', NODE_EVN: 'production' }, 'NODE_EVN is no setting, but NODE_ENV is'],
])('%j is refused in one line of JSON', async (wrong, sentence) => {
  const { output, ended } = await run(wrong)
  expect(await ended).toMatchObject({ code: 1 })
  expect(linesOf(output)).toEqual([expect.objectContaining({ ...ofThisMachine, level: 60 })])
  expect(linesOf(output)[0]?.msg).toContain(sentence)
})

describe('a command in production', () => {
  /** Without its argument; its standard error is a file, which may be the journal's stream. */
  function backUp(journalOf: (file: number) => string | undefined) {
    const file = join(folder, `${randomUUID()}.log`)
    const descriptor = openSync(file, 'w')
    const [guard, backup] = ['node-guard.mjs', 'backup.ts'].map((name) =>
      resolve(import.meta.dirname, '../scripts', name),
    )
    const JOURNAL_STREAM = journalOf(descriptor)
    const { status } = spawnSync(process.execPath, [guard ?? '', backup ?? ''], {
      env: { NODE_ENV: 'production', ...(JOURNAL_STREAM !== undefined && { JOURNAL_STREAM }) },
      stdio: ['ignore', 'ignore', descriptor],
    })
    closeSync(descriptor)
    return { status, err: readFileSync(file, 'utf8') }
  }

  test('speaks to the journal as the service does, in JSON', () => {
    const { status, err } = backUp((file) => {
      const { dev, ino } = fstatSync(file)
      return `${dev}:${ino}`
    })
    expect(status).toBe(1)
    expect(linesOf({ out: '', err })).toEqual([expect.objectContaining({ ...ofThisMachine, level: 60 })])
  })

  test.each([undefined, '8:1'])('speaks to people in plain words, with JOURNAL_STREAM=%s', (stream) => {
    const { status, err } = backUp(() => stream)
    expect([status, err]).toEqual([1, expect.stringMatching(/^One file has to be named. Usage: .*\n$/)])
  })
})

test('a program that cannot be loaded is told in one line of JSON', () => {
  const { stderr } = spawnSync(
    process.execPath,
    [resolve(import.meta.dirname, '../scripts/node-guard.mjs'), 'none.ts'],
    {
      env: { NODE_ENV: 'prod' },
      encoding: 'utf8',
    },
  )
  expect(linesOf({ out: '', err: stderr })).toEqual([expect.objectContaining({ ...ofThisMachine, level: 60 })])
})

import { execFile, execFileSync, spawn } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { fillIn, findBlock, readBlocks } from '#scripts/guide-rehearsal/guide.ts'
import { lacks } from './debian-programs.ts'
import { eventually } from './eventually.ts'
import { read } from './repository-files.ts'

const program = resolve(import.meta.dirname, '../deploy/zauvijek-ctl')

const home = mkdtempSync(join(tmpdir(), 'zauvijek-ctl-'))
afterAll(() => rmSync(home, { recursive: true }))
let machines = 0

/** A release without packages; its scripts record that they ran, and fail where told to. */
function writeRelease(folder: string, name: string, failing = ''): void {
  mkdirSync(join(folder, 'scripts'), { recursive: true })
  const build = `mkdir -p node_modules/.bin build/client/assets && ln -sf '${process.execPath}' node_modules/.bin/node && echo > build/client/assets/${name}.js`
  const manifest = { name: 'zauvijek', version: '1.0.0', scripts: { build: failing === 'build' ? 'exit 1' : build } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  const lock = { name: 'zauvijek', version: '1.0.0', lockfileVersion: 3, packages: { '': manifest } }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  writeFileSync(join(folder, 'release'), name)
  writeFileSync(
    join(folder, 'scripts/node-guard.mjs'),
    `import { appendFileSync } from 'node:fs'
const [script, ...args] = process.argv.slice(2)
const said = script.replace('scripts/', '').replace('.ts', '')
appendFileSync(process.env.JOURNAL, '${name}: ' + [said, ...args].join(' ') + '\\n')
if ([said, said + ' ' + args.at(-1)].includes('${failing}')) process.exit(1)
`,
  )
}

interface Machine {
  folder: string
  /** The commands that were run, in order. */
  journal: () => string[]
  run: (...args: string[]) => Promise<{ code: number; out: string; err: string }>
  env: NodeJS.ProcessEnv
  current: () => string
}

/** Reads the number of restarts from a file, and a unit's failure from a file with its name. */
const systemctlFor = (folder: string) => `#!/bin/sh
case $1 in
  is-failed) [ -e '${folder}'/failed-"$3" ] ;;
  show) cat '${folder}/restarts' ;;
  *) echo "systemctl $*" >> '${folder}/journal' ;;
esac
`

/** A root with one release and a stand-in for systemctl; `ready` lists the releases that come up. */
async function makeMachine({
  failing = '',
  ready = ['old', 'new'],
  patience,
}: Partial<Record<'failing' | 'patience', string>> & { ready?: string[] } = {}): Promise<Machine> {
  const folder = join(home, String(++machines))
  mkdirSync(join(folder, 'bin'), { recursive: true })
  const journal = join(folder, 'journal')
  writeFileSync(journal, '')
  writeFileSync(join(folder, 'restarts'), '0\n')
  writeRelease(join(folder, 'zauvijek-old'), 'old', failing)
  mkdirSync(join(folder, 'zauvijek-old/node_modules/.bin'), { recursive: true })
  symlinkSync(process.execPath, join(folder, 'zauvijek-old/node_modules/.bin/node'))
  symlinkSync(join(folder, 'zauvijek-old'), join(folder, 'zauvijek'))
  writeFileSync(join(folder, 'bin/systemctl'), systemctlFor(folder))
  chmodSync(join(folder, 'bin/systemctl'), 0o755)
  writeFileSync(join(folder, 'zauvijek.env'), `JOURNAL=${journal}\nPUBLIC_URL=https://svadba.primjer.test\n`)
  mkdirSync(join(folder, 'backups'))
  const current = () => readFileSync(join(folder, 'zauvijek/release'), 'utf8')
  const node = createServer((_asked, answer) => answer.writeHead(ready.includes(current()) ? 200 : 503).end())
  await once(node.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => node.close().closeAllConnections())
  const env = {
    PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
    HOME: folder,
    ZAUVIJEK_LINK: join(folder, 'zauvijek'),
    ZAUVIJEK_ENVIRONMENT: join(folder, 'zauvijek.env'),
    ZAUVIJEK_ACCOUNT: userInfo().username,
    ZAUVIJEK_DATA: folder,
    ZAUVIJEK_RUNTIME: join(folder, 'none'),
    ZAUVIJEK_BACKUPS: join(folder, 'backups'),
    ZAUVIJEK_NODES: `zauvijek=http://127.0.0.1:${(node.address() as AddressInfo).port}`, // a TCP server's address
    // A busy machine takes seconds to ask a node; only one that never comes up is given up soon.
    ZAUVIJEK_READY_SECONDS: patience ?? (ready.length === 2 ? '60' : '1'),
  }
  const run: Machine['run'] = (...args) =>
    new Promise((done) => {
      execFile(program, args, { env }, (error, out, err) => {
        done({ code: error ? Number(error.code) : 0, out, err })
      })
    })
  const lines = () => readFileSync(journal, 'utf8').split('\n').filter(Boolean)
  return { folder, journal: lines, run, env, current }
}

function writeNext({ folder }: Machine, failing?: string): string {
  const source = join(folder, 'source')
  writeRelease(source, 'new', failing)
  return source
}

describe('the environment', () => {
  // As systemd reads such a file, unlike a shell.
  test.each([
    ['a=b c', 'b c'],
    ['a="b c"', 'b c'],
    ['a=\'b $HOME "c"\'', 'b $HOME "c"'],
    ['a=$HOME', '$HOME'],
    ['a="$HOME `id`"', '$HOME `id`'],
    ['a="b \\"c\\" \\$d \\n"', 'b "c" $d \\n'],
    ['a=b\\ c\\d', 'b cd'],
    ['a = b  ', 'b'],
    ['a=b # c', 'b # c'],
    ['# a=c\n;a=d\na=b', 'b'],
    ['a="b\nc"', 'b\nc'],
    ['a=b\\\nc', 'bc'],
    ['a="b"c', 'bc'],
    ['a=b\na=č', 'č'],
    ['a=', ''],
    ['a=s3://k:s@h/b?r=1&x=2;y', 's3://k:s@h/b?r=1&x=2;y'],
  ])('%j gives %j', async (text, value) => {
    const machine = await makeMachine()
    writeFileSync(join(machine.folder, 'zauvijek.env'), text)
    const { out, err } = await machine.run('run', 'node', '-p', 'JSON.stringify(process.env.a)')
    expect([out, err]).toEqual([`${JSON.stringify(value)}\n`, ''])
  })

  test('as the guide writes it has the values that were filled in', async () => {
    const blocks = readBlocks(read('docs/operations.md'))
    const given = {
      DOMAIN: 'vjencanja.hr',
      NPM_REGISTRY: 'https://npm.example.com',
      SOURCE: '/srv/zauvijek.tar.gz',
      OPERATOR_EMAIL: 'ana@vjencanja.hr',
      OPERATOR_PERSON: 'Ana Anić',
      OPERATOR_NAME: String.raw`"Zauvijek", obrt \ vl. Ana d'Anić`,
      OPERATOR_ADDRESS: 'Ulica "Tri lipe" 1, 10000 Zagreb',
      OPERATOR_OIB: '',
      CONTACT_PHONE: '+385 1 234 5678',
      SMTP_URL: 'smtps://ana:$a"b@mail.vjencanja.hr',
      STORAGE_URL: '',
    }
    const machine = await makeMachine()
    const [settings = ''] = /^quoted\(\)[^]*/m.exec(findBlock(blocks, 'settings')) ?? []
    const file = join(machine.folder, 'zauvijek.env')
    const script = fillIn(findBlock(blocks, 'values'), given) + settings.replaceAll('/etc/zauvijek/zauvijek.env', file)
    execFileSync('bash', ['-eu'], { input: `DATABASE_PASSWORD=abc\n${script}` })
    const names = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_OIB', 'CONTACT_PHONE', 'SMTP_URL'] as const
    const shown = `JSON.stringify(${JSON.stringify(names)}.map((name) => process.env[name]))`
    const { out } = await machine.run('run', 'node', '-p', shown)
    expect(JSON.parse(out)).toEqual(names.map((name) => given[name]))
  })

  test('is that of the service alone', async () => {
    const machine = await makeMachine()
    const { out } = await machine.run('run', 'node', '-p', 'Object.keys(process.env).sort().join()')
    expect(out).toBe('DATA_DIR,HOME,JOURNAL,NODE_ENV,PATH,PUBLIC_URL\n')
  })

  test('with sample values is refused', async () => {
    const machine = await makeMachine()
    const samples = readFileSync(resolve(import.meta.dirname, '../deploy/zauvijek.env'))
    writeFileSync(join(machine.folder, 'zauvijek.env'), samples)
    const { code, err } = await machine.run('check')
    expect(code).toBe(1)
    expect(err).toContain(
      'PUBLIC_URL SMTP_URL MAIL_FROM OPERATOR_NAME OPERATOR_ADDRESS CONTACT_EMAIL CONTACT_PHONE DATABASE_URL',
    )
    // As where the blocks of the guide are pasted: the shell goes on with the next line.
    const source = writeNext(machine)
    rmSync(join(machine.folder, 'zauvijek'))
    expect(await machine.run('install', source)).toMatchObject({ code: 1, err })
    expect(existsSync(join(machine.folder, 'zauvijek'))).toBe(false)
  })
})

describe('an upgrade', () => {
  test('backs up, builds beside the old release, migrates, and restarts', async () => {
    const machine = await makeMachine()
    const { code, out } = await machine.run('upgrade', writeNext(machine))
    expect([code, machine.current()]).toEqual([0, 'new'])
    const steps = machine.journal().map((line) => line.replace(/\S+\/backups\/\d{4}-\d\d-\d\d-\d{6}/, 'BY-TIME'))
    expect(steps).toEqual([
      'old: backup BY-TIME.tar.gz',
      'new: migrate',
      'systemctl reset-failed zauvijek.socket zauvijek.service',
      'systemctl restart zauvijek.service',
    ])
    expect(out).toContain(`Back again: ln -sfn ${join(machine.folder, 'zauvijek-old')}`)
  })

  test('ends with a backup that fails, before anything is changed', async () => {
    const machine = await makeMachine({ failing: 'backup' })
    const { code, err } = await machine.run('upgrade', writeNext(machine))
    expect([code, machine.current(), machine.journal().length]).toEqual([1, 'old', 1])
    expect(err).toContain('The backup failed; nothing was changed.')
  })

  test.each([
    ['build', 'The new release could not be built'],
    ['migrate', 'The migration failed and left nothing of itself'],
  ])('ends with a failed %s, and the old release goes on', async (failing, sentence) => {
    const machine = await makeMachine()
    const { code, err } = await machine.run('upgrade', writeNext(machine, failing))
    expect([code, machine.current()]).toEqual([1, 'old'])
    expect(err).toContain(sentence)
    expect(machine.journal().filter((line) => line.startsWith('systemctl'))).toEqual([])
  })

  test('to a release that does not come up goes back', async () => {
    const machine = await makeMachine({ ready: ['old'] })
    const { code, err } = await machine.run('upgrade', writeNext(machine))
    expect([code, machine.current()]).toEqual([1, 'old'])
    expect(machine.journal().filter((line) => line === 'systemctl restart zauvijek.service')).toHaveLength(2)
    expect(err).toContain('zauvijek is not ready after 1 s.')
    expect(err).toContain('serves again')
  })

  test('goes back also when the connection is lost in which it was begun', async () => {
    const machine = await makeMachine({ ready: ['old'], patience: '3' })
    const source = writeNext(machine)
    // With a terminal of its own, which ends with this program.
    const command = ['-qec', `${program} upgrade ${source}`, '/dev/null']
    const terminal = spawn('script', command, { env: machine.env, stdio: 'ignore' })
    const restarts = () => machine.journal().filter((line) => line === 'systemctl restart zauvijek.service').length
    await eventually(() => expect(restarts()).toBe(1))
    terminal.kill('SIGKILL')
    await eventually(() => expect([machine.current(), restarts()]).toEqual(['old', 2]))
  })

  test('to a release that dies at each start goes back at once', async () => {
    const machine = await makeMachine({ ready: ['old'], patience: '600' })
    writeFileSync(join(machine.folder, 'restarts'), '2\n')
    const { code, err } = await machine.run('upgrade', writeNext(machine))
    expect([code, machine.current()]).toEqual([1, 'old'])
    expect(err).toContain('zauvijek dies at each start.')
  })
})

test('a restart opens a port again that systemd has given up', async () => {
  const machine = await makeMachine()
  writeFileSync(join(machine.folder, 'failed-zauvijek.socket'), '')
  expect(await machine.run('restart')).toMatchObject({ code: 0, out: 'zauvijek is ready.\n' })
  expect(machine.journal()).toEqual([
    'systemctl reset-failed zauvijek.socket zauvijek.service',
    'systemctl start zauvijek.socket',
    'systemctl restart zauvijek.service',
  ])
})

test.each([
  [['backup'], /^old: backup \S+\/\d{4}-\d\d-\d\d-\d{6}\.tar\.gz$/],
  [['backup', '--files'], /^old: backup \S+\/\d{4}-\d\d-\d\d-\d{6}\.tar\.gz --files$/],
  [['backup', '/srv/one.tar.gz', '--files'], /^old: backup \/srv\/one\.tar\.gz --files$/],
])('%j is written by the time unless it is named', async (args, line) => {
  const machine = await makeMachine()
  await machine.run(...args)
  expect(machine.journal()).toEqual([expect.stringMatching(line)])
})

test('a second backup within a second has a name of its own', async () => {
  const machine = await makeMachine()
  const now = Date.now()
  for (let second = -1; second < 60; second++) {
    const [day, time = ''] = new Date(now + second * 1000).toISOString().split('T')
    writeFileSync(join(machine.folder, `backups/${day}-${time.slice(0, 8).replaceAll(':', '')}.tar.gz`), '')
  }
  await machine.run('backup')
  expect(machine.journal()).toEqual([expect.stringMatching(/^old: backup \S+\/\d{4}-\d\d-\d\d-\d{6}-2\.tar\.gz$/)])
})

test('a first release is installed where the link leads to', async () => {
  const machine = await makeMachine()
  const source = writeNext(machine)
  rmSync(join(machine.folder, 'zauvijek'))
  expect(await machine.run('install', source)).toMatchObject({ code: 0 })
  expect(basename(realpathSync(join(machine.folder, 'zauvijek')))).toMatch(/^zauvijek-\d{8}-\d{6}$/)
  expect(existsSync(join(machine.folder, 'zauvijek/build/client/assets/new.js'))).toBe(true)
  expect(readdirSync(join(machine.folder, 'zauvijek')).toSorted()).toContain('package.json')
})

test.each([
  ['', 0],
  ['restore --replace', 1],
])('a restore stops the nodes with their sockets, and starts them again after “%s” failed', async (failing, code) => {
  const machine = await makeMachine({ failing })
  const file = join(machine.folder, 'backups/one.tar.gz')
  writeFileSync(file, '')
  expect(await machine.run('restore', file, '--replace')).toMatchObject({ code })
  expect(machine.journal()).toEqual([
    `old: restore ${file} --check`,
    'systemctl stop zauvijek.socket zauvijek.service',
    `old: restore ${file} --replace`,
    'systemctl start zauvijek.socket zauvijek.service',
  ])
})

test.each(['SIGINT', 'SIGHUP', 'SIGTERM'] as const)(
  'a restore that is interrupted by %s, as when a connection is lost, starts the nodes again',
  async (signal) => {
    const { folder, env, journal } = await makeMachine()
    const file = join(folder, 'backups/one.tar.gz')
    writeFileSync(file, '')
    const endless = `if (args.includes('--replace')) setInterval(() => {}, 60_000)\n`
    appendFileSync(join(folder, 'zauvijek/scripts/node-guard.mjs'), endless)
    // In a process group of its own, as a shell gives it; a terminal sends the signal to all of that.
    const restoring = spawn(program, ['restore', file, '--replace'], { env, detached: true, stdio: 'ignore' })
    const end = once(restoring, 'exit')
    await eventually(() => expect(journal()).toContain(`old: restore ${file} --replace`))
    process.kill(-Number(restoring.pid), signal)
    expect(await end).not.toEqual([0, null])
    expect(journal().at(-1)).toBe('systemctl start zauvijek.socket zauvijek.service')
  },
)

test('a backup that cannot be restored stops no node', async () => {
  const machine = await makeMachine({ failing: 'restore --check' })
  const file = join(machine.folder, 'backups/one.tar.gz')
  writeFileSync(file, '')
  expect(await machine.run('restore', file, '--replace')).toMatchObject({ code: 1 })
  expect(machine.journal()).toEqual([`old: restore ${file} --check`])
})

test('a file is named from where the operator stands, not from the release', async () => {
  const machine = await makeMachine()
  await machine.run('backup', 'one.tar.gz')
  expect(machine.journal()).toEqual([`old: backup ${resolve('one.tar.gz')}`])
})

test.each([[['restart']], [['upgrade', '.']], [['restore', '/dev/null']]])(
  'of two at once the second does nothing: %j',
  async (args) => {
    const machine = await makeMachine()
    const first = spawn('flock', [machine.folder, 'sh', '-c', 'echo; cat'])
    await once(first.stdout, 'data')
    const second = await machine.run(...args)
    first.stdin.end()
    await once(first, 'close')
    expect(second).toMatchObject({ code: 1, err: 'zauvijek-ctl: another zauvijek-ctl is at work: nothing was done\n' })
    expect(machine.journal()).toEqual([])
  },
)

test('the status of a node that is not ready is no success', async () => {
  const machine = await makeMachine({ ready: [] })
  expect(await machine.run('status')).toMatchObject({ code: 1, out: expect.stringContaining('zauvijek: not ready') })
  const ready = await makeMachine()
  rmSync(join(ready.folder, 'backups'), { recursive: true })
  expect(await ready.run('status')).toMatchObject({ code: 0, out: expect.stringContaining('Newest backup: cannot') })
})

test('without the settings, or as somebody else, it does nothing', async () => {
  const machine = await makeMachine()
  rmSync(join(machine.folder, 'zauvijek.env'))
  expect(await machine.run('backup')).toMatchObject({
    code: 1,
    err: expect.stringContaining('zauvijek.env is not there'),
  })
})

test('a call that it does not know, or with too much, explains itself', async () => {
  const machine = await makeMachine()
  for (const args of [[], ['upgrade'], ['nonsense'], ['restart', 'zauvijek-2'], ['check', 'x'], ['status', 'x']]) {
    const { code, err } = await machine.run(...args)
    expect([code, err.includes('zauvijek-ctl upgrade SOURCE')]).toEqual([2, true])
  }
  expect(machine.journal()).toEqual([])
  expect(await machine.run('--help')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('SOURCE') })
})

test.skipIf(lacks('shellcheck')).each(['zauvijek-ctl', 'archive-wal.sh'])(
  'shellcheck has no word against %s',
  async (file) => {
    const { promise, resolve: done } = Promise.withResolvers<string>()
    execFile('shellcheck', [resolve(import.meta.dirname, '../deploy', file)], (_error, out) => done(out))
    expect(await promise).toBe('')
  },
)

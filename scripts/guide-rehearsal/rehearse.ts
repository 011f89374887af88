import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fillIn, findBlock, readBlocks } from './guide.ts'
import type { Machine } from './machine.ts'
import { addressesOf } from './network.ts'
import type { Outside } from './outside.ts'
import { findEverything, letPeopleAct, type People, writeMessage } from './people.ts'
import { type ProbeResult, startProbe } from './probe.ts'
import { makeRelease, type Release, withBrokenStart, withMigration } from './releases.ts'
import { openShell, type Shell } from './shell.ts'
import { ask, type Site } from './visitor.ts'

const guide = resolve(import.meta.dirname, '../../docs/operations.md')
const adminAccount = { email: 'ana@primjer.test', password: 'duga-lozinka-9' }

interface Rehearsal {
  folder: string
  machine: Machine
  outside: Outside
  log: (line: string) => void
}

interface Stage extends Rehearsal {
  shell: Shell
  /** Pastes a block of the guide by its title. */
  paste: (title: string, input?: string) => Promise<void>
  /** The requests that have failed so far. */
  failures: string[]
}

/** Makes the machine trust the external authority, and its certbot use it; the guide's readers have this anyway. */
async function letMachineTrust({ machine, outside, folder }: Rehearsal, root: string): Promise<void> {
  const authorities = join(machine.root, 'usr/local/share/ca-certificates')
  writeFileSync(join(authorities, 'rehearsal.crt'), outside.authority)
  writeFileSync(join(folder, 'root.pem'), root)
  const certbot = join(machine.root, 'root/.config/letsencrypt')
  mkdirSync(certbot, { recursive: true })
  writeFileSync(join(certbot, 'cli.ini'), `server = ${outside.acmeDirectory}\n`)
  const manager = join(machine.root, 'etc/systemd/system.conf.d')
  mkdirSync(manager, { recursive: true })
  const bundle = machine.environment['NODE_EXTRA_CA_CERTS'] ?? ''
  writeFileSync(join(manager, 'authorities.conf'), `[Manager]\nDefaultEnvironment=NODE_EXTRA_CA_CERTS=${bundle}\n`)
  await machine.run('systemctl daemon-reexec')
}

function give({ machine }: Rehearsal, { archive }: Release): void {
  cpSync(archive, join(machine.root, 'srv/zauvijek.tar.gz'))
}

async function install(stage: Stage): Promise<void> {
  const { machine, outside, shell, paste, log } = stage
  const values = findBlock(readBlocks(readFileSync(guide, 'utf8')), 'values')
  await shell.paste(
    'values',
    fillIn(values, {
      DOMAIN: machine.network.domain,
      NPM_REGISTRY: execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim(),
      SOURCE: '/srv/zauvijek.tar.gz',
      OPERATOR_EMAIL: adminAccount.email,
      OPERATOR_PERSON: 'Ana Anić',
      OPERATOR_NAME: '"Svadbe" d.o.o.',
      OPERATOR_ADDRESS: 'Ilica 1, 10000 Zagreb',
      OPERATOR_OIB: '',
      CONTACT_PHONE: '+385 1 555 5555',
      SMTP_URL: outside.smtpUrl,
      STORAGE_URL: outside.storageUrl,
    }),
  )
  for (const title of ['programs', 'settings', 'product', 'proxy', 'second node']) await paste(title)
  await paste('admin', `${adminAccount.password}\n`)
  const samples = 'ZAUVIJEK_ENVIRONMENT=/opt/zauvijek/deploy/zauvijek.env zauvijek-ctl check\n'
  const { output } = await shell.pasteFailing('check of the samples', samples)
  log(`Sample values are refused: ${output.trim()}`)
}

/** A request's log entry has to reach the receiver, and must not stay in a file that grows forever. */
async function shipLogs({ machine, outside, shell, log }: Stage, site: Site): Promise<void> {
  const block = findBlock(readBlocks(readFileSync(guide, 'utf8')), 'logs')
  await shell.paste('logs', fillIn(block, { LOG_RECEIVER: machine.network.outsideNames[2] }))
  for (let tries = 0; !outside.logs.some((line) => line.includes('"path":"/api/v1/professionals/999999"')); tries++) {
    if (tries === 60)
      throw new Error(`The receiver of logs got ${outside.logs.length} lines, none of them the request's.`)
    await ask(site, '/api/v1/professionals/999999')
    await delay(1_000)
  }
  for (const line of outside.logs) JSON.parse(line)
  if ((await machine.run('grep -c reqId /var/log/syslog || true')).trim() !== '0')
    throw new Error('Entries of the product remain in /var/log/syslog.')
  log(`Pasted “logs”: ${outside.logs.length} entries came, each a line of JSON`)
}

async function versionServed({ machine }: Rehearsal): Promise<string> {
  const release = await machine.run(`node -p 'require("/opt/zauvijek/package.json").version'`)
  const processes = await machine.run(
    'for unit in zauvijek zauvijek-2; do readlink /proc/$(systemctl show -p MainPID --value $unit)/cwd; done | sort -u',
  )
  const link = await machine.run('readlink -f /opt/zauvijek')
  if (processes !== link) throw new Error(`The nodes run in ${processes}, and /opt/zauvijek leads to ${link}`)
  return release.trim()
}

async function expectVersion(stage: Stage, version: string): Promise<void> {
  const served = await versionServed(stage)
  if (served !== version) throw new Error(`Both nodes serve ${served}, not ${version}.`)
}

/** Log entries of the product that are warnings, errors or 5xx answers. */
const troubles = String.raw`journalctl -u 'zauvijek*' -o cat --no-pager | grep -E '"level":[456]0|"status":5' | tail -n 40 | cut -c1-600`

/** Requests that fail meanwhile only fail the rehearsal at its end, so that the first one does not hide others. */
async function underProbe(
  { log, machine, failures }: Stage,
  site: Site,
  people: People,
  written: string[],
  work: () => Promise<unknown>,
): Promise<void> {
  const paths = ['/', '/api/v1/professionals', `/api/v1/professionals/${people.professionalId}`, people.picture.path]
  const before = written.length
  const write = (number: number) => writeMessage(site, people, `Poruka ${before + number}`)
  const probe = startProbe({ site, paths, write })
  let result: ProbeResult
  try {
    await work()
  } finally {
    result = await probe.stop()
    written.push(...result.written)
    const { requests, failures: failed, slowestMs } = result
    log(`  ${requests} requests meanwhile, ${failed.length} failed, the slowest took ${Math.round(slowestMs)} ms`)
    for (const failure of failed.slice(0, 10)) log(`    ${failure}`)
    if (failed.length > 0) log(await machine.run(troubles))
    failures.push(...failed)
  }
}

/** Runs the blocks of the guide from first to last, with people using the product in between. */
export async function rehearse(resources: AsyncDisposableStack, rehearsal: Rehearsal): Promise<void> {
  const { folder, machine, outside, log } = rehearsal
  const blocks = readBlocks(readFileSync(guide, 'utf8'))
  const root = await outside.askForRoot()
  await letMachineTrust(rehearsal, root)
  log('The machine has booted: the mail server, the bucket and the authority for certificates stand outside')
  const shell = openShell(machine)
  resources.defer(shell.close)

  async function paste(title: string, input?: string): Promise<void> {
    const { seconds } = await shell.paste(title, findBlock(blocks, title), input)
    log(`Pasted “${title}” (${seconds.toFixed(0)} s)`)
  }
  const stage: Stage = { ...rehearsal, shell, paste, failures: [] }

  const [first, second, broken] = [
    makeRelease(folder, '0.1.0'),
    makeRelease(folder, '0.1.1', withMigration),
    makeRelease(folder, '0.1.2', withBrokenStart),
  ]
  give(rehearsal, first)
  await install(stage)
  await expectVersion(stage, first.version)

  const site: Site = { address: addressesOf(machine.network).machine, domain: machine.network.domain, ca: root }
  const home = await ask(site, '/')
  if (home.status !== 200) throw new Error(`The home page gave ${home.status}.`)
  const people = await letPeopleAct(site, outside, adminAccount)
  log(
    `People: two accounts, an enquiry, a picture in the bucket (${people.picture.content.length} bytes served), an admin; ${outside.mails.length} mails came`,
  )
  const written: string[] = []

  await shipLogs(stage, site)

  log('Each node restarted, under a probe')
  await underProbe(stage, site, people, written, async () => {
    await shell.paste('restart', 'zauvijek-ctl restart\n')
  })

  log('An upgrade, under a probe')
  give(rehearsal, second)
  await underProbe(stage, site, people, written, () => paste('upgrade'))
  await expectVersion(stage, second.version)
  await findEverything(site, people, written)

  log('A release that does not start, under a probe')
  give(rehearsal, broken)
  await underProbe(stage, site, people, written, async () => {
    const { output, seconds } = await shell.pasteFailing('upgrade', findBlock(blocks, 'upgrade'))
    log(`  it went back by itself (${seconds.toFixed(0)} s): ${output.trim().split('\n').at(-1)}`)
  })
  await expectVersion(stage, second.version)
  await findEverything(site, people, written)

  await loseAndRestore(stage, site, people, written)
  if (stage.failures.length > 0) throw new Error(`${stage.failures.length} requests failed.`)
  log('All of the guide holds.')
}

/** Everything is lost after a backup with files, and restored. */
async function loseAndRestore(stage: Stage, site: Site, people: People, written: readonly string[]): Promise<void> {
  const { machine, outside, paste, log, shell } = stage
  await paste('backup')
  await shell.paste('backup with files', 'zauvijek-ctl backup --files\n')
  await machine.run('su postgres -c "psql -d zauvijek -c \'truncate users cascade\'"')
  for (const name of readdirSync(outside.bucket)) rmSync(join(outside.bucket, name), { recursive: true })
  const gone = await findEverything(site, people, written).then(
    () => null,
    (error: unknown) => String(error),
  )
  if (gone === null) throw new Error('What was deleted is still there.')
  log('Every account and every object of the bucket deleted')
  await paste('restore')
  await findEverything(site, people, written)
  log(`The accounts, ${written.length} messages and the picture are back`)
}

import { spawn } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { text as readAll } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { join } from 'node:path'
import { addressesOf, type Network, openNetwork } from './network.ts'
import { runProgram, startHelper } from './programs.ts'

export interface MachineOptions {
  folder: string
  name: string
  mirror: string
  suite: string
  /** A root file system made by debootstrap earlier, to be copied. */
  base: string | undefined
  log: (line: string) => void
}

export interface Machine {
  root: string
  network: Network
  /** Runs a bash script as root; throws with its output if it fails. */
  run: (script: string) => Promise<string>
  /** Environment and files that make the machine trust the same certificate authorities as its host. */
  environment: Record<string, string>
  enter: (args: readonly string[]) => string[]
}

/** The first child of systemd-nspawn is the machine's own systemd. */
function findLeader(pid: number): string | undefined {
  const child = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]
  return child === '' ? undefined : child
}

async function waitForLeader(pid: number): Promise<string> {
  for (let tries = 0; tries < 300; tries++) {
    const leader = findLeader(pid)
    if (leader !== undefined && readFileSync(`/proc/${leader}/comm`, 'utf8').trim() === 'systemd') return leader
    await delay(100)
  }
  throw new Error('The machine did not boot within 30 s.')
}

/** Certificate authorities of the host, such as a company's proxy, which are outside the guide's scope. */
function copyAuthorities(root: string): Record<string, string> {
  const folder = 'usr/local/share/ca-certificates'
  mkdirSync(join(root, folder), { recursive: true })
  for (const file of globSync(`/${folder}/*.crt`)) cpSync(file, join(root, file))
  const bundle = '/etc/ssl/certs/ca-certificates.crt'
  return { NODE_EXTRA_CA_CERTS: bundle, REQUESTS_CA_BUNDLE: bundle }
}

function makeRoot({ folder, mirror, suite, base, log }: MachineOptions): string {
  const root = join(folder, 'root')
  if (base === undefined) {
    log(`A new Debian (${suite}) of its essential packages and systemd`)
    runProgram('debootstrap', '--variant=minbase', '--include=systemd,systemd-sysv,dbus', suite, root, mirror)
  } else runProgram('cp', '-a', base, root)
  return root
}

/** A Debian with a booted systemd and its own network, until the stack is disposed of. */
export async function raiseMachine(resources: AsyncDisposableStack, options: MachineOptions): Promise<Machine> {
  const { folder, name } = options
  const root = makeRoot(options)
  const network = await openNetwork(resources, folder, name)
  const { machine: address, outside } = addressesOf(network)
  writeFileSync(join(root, 'etc/resolv.conf'), 'nameserver 10.0.2.3\n')
  writeFileSync(join(root, 'etc/hostname'), 'machine\n')
  writeFileSync(
    join(root, 'etc/hosts'),
    `127.0.0.1 localhost machine\n::1 localhost\n${address} ${network.domain}\n${outside} ${network.outsideNames.join(' ')}\n`,
  )
  const environment = copyAuthorities(root)
  const nspawn = startHelper(join(folder, 'boot.log'), 'systemd-nspawn', [
    '--register=no',
    '--keep-unit',
    '--settings=no',
    '--link-journal=no',
    '--resolv-conf=off',
    '--timezone=off',
    `--machine=${name}`,
    `--directory=${root}`,
    `--network-namespace-path=/run/netns/${name}`,
    '--boot',
  ])
  resources.defer(async () => {
    await nspawn.end()
    rmSync(`/run/systemd/nspawn/propagate/${name}`, { recursive: true, force: true })
  })
  const leader = await waitForLeader(nspawn.pid)
  const enter = (args: readonly string[]) => ['--target', leader, '--all', '--', 'env', '-i', ...settings, ...args]
  const settings = Object.entries({
    ...environment,
    HOME: '/root',
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    LANG: 'C.UTF-8',
  }).map(([key, value]) => `${key}=${value}`)

  async function run(script: string): Promise<string> {
    const child = spawn('nsenter', enter(['bash', '-c', script]), { stdio: ['ignore', 'pipe', 'pipe'] })
    const closed = Promise.withResolvers<number | null>()
    child.once('close', closed.resolve)
    const [out, err, code] = await Promise.all([readAll(child.stdout), readAll(child.stderr), closed.promise])
    if (code !== 0) throw new Error(`${script}\nended with ${code}:\n${out}${err}`)
    return out
  }

  // The buses and sockets appear a moment after the first process.
  await run(
    'for i in $(seq 60); do case $(systemctl is-system-running) in running | degraded) exit 0 ;; esac; sleep 1; done; exit 1',
  )
  return { root, network, run, environment, enter }
}

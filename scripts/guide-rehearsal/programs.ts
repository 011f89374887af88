import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { StartupError } from '#server/startup-error.ts'

const packages = {
  debootstrap: 'debootstrap',
  'systemd-nspawn': 'systemd-container',
  slirp4netns: 'slirp4netns',
  ip: 'iproute2',
  pebble: 'pebble',
  openssl: 'openssl',
}

/** Throws a StartupError that says what this machine lacks for the rehearsal. */
export function requirePrograms(): void {
  if (process.getuid?.() !== 0) throw new StartupError('The rehearsal boots a machine of its own: run it as root.')
  const path = `${process.env['PATH']}:/usr/sbin:/sbin`
  process.env['PATH'] = path
  const missing = Object.entries(packages).filter(([name]) => spawnSync('which', [name]).status !== 0)
  if (missing.length > 0)
    throw new StartupError(
      `The rehearsal needs Debian's packages: apt-get install --no-install-recommends ${missing.map(([, name]) => name).join(' ')}`,
    )
}

/** Returns the program's output; throws with all of it if the program fails. */
export function runProgram(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64e6 })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`)
  return stdout
}

export interface Helper {
  pid: number
  /** With SIGTERM, then SIGKILL after a minute. */
  end: () => Promise<void>
}

/** Starts a program whose output goes to a file. If this process dies without ending it, the system does. */
export function startHelper(
  log: string,
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Helper {
  const output = openSync(log, 'a')
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', program, ...args], {
    stdio: ['ignore', output, output],
    env: { PATH: process.env['PATH'] ?? '', ...env },
    // Ctrl-C is handled by the rehearsal, which ends its helpers in order.
    detached: true,
  })
  const ended = once(child, 'exit')
  if (child.pid === undefined) throw new Error(`${program} could not be started.`)
  return {
    pid: child.pid,
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      const late = new AbortController()
      const kill = delay(60_000, undefined, { signal: late.signal }).then(
        () => child.kill('SIGKILL'),
        () => {},
      )
      await ended
      late.abort()
      await kill
    },
  }
}

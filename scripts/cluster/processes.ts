import { spawn } from 'node:child_process'
import { closeSync, globSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { codeOf } from '#server/error-code.ts'

const planned = z.object({
  name: z.string(),
  program: z.string(),
  args: z.array(z.string()),
  cwd: z.string(),
  env: z.record(z.string(), z.string()),
  /** The id of its account; root's own processes have none. */
  uid: z.int().optional(),
  gid: z.int().optional(),
})

/** How a process is started and restarted. */
export type ProcessPlan = z.infer<typeof planned>

const recorded = z.object({
  pid: z.int(),
  /** In the system's clock ticks since boot; distinguishes it from a later process with the same id. */
  startedAt: z.string(),
  plan: planned,
})

type RecordedProcess = z.infer<typeof recorded>

/** State and start time of a process; null if it no longer exists. Linux only. */
function readStat(pid: number): { state: string; startedAt: string } | null {
  try {
    // The name in brackets may contain anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' }
  } catch {
    return null
  }
}

export interface KnownProcess {
  name: string
  pid: number
  isRunning: boolean
}

/**
 * The processes of one folder, each recorded in a file with its id, so that anybody with access to the folder can stop
 * them.
 */
export function openProcesses(dir: string) {
  const fileOf = (name: string) => join(dir, 'processes', `${name}.json`)

  function find(name: string): RecordedProcess | null {
    try {
      return recorded.parse(JSON.parse(readFileSync(fileOf(name), 'utf8')))
    } catch (cause) {
      if (codeOf(cause) === 'ENOENT') return null
      throw cause
    }
  }

  function isRunning({ pid, startedAt }: RecordedProcess): boolean {
    const stat = readStat(pid)
    return stat?.startedAt === startedAt && stat.state !== 'Z'
  }

  function get(name: string): RecordedProcess {
    const found = find(name)
    if (!found) throw new Error(`There is no ${name} in the cluster ${dir}.`)
    return found
  }

  function start(plan: ProcessPlan): void {
    const { name, program, args, ...options } = plan
    mkdirSync(join(dir, 'processes'), { recursive: true })
    mkdirSync(join(dir, 'logs'), { recursive: true })
    const log = openSync(join(dir, 'logs', `${name}.log`), 'a')
    const child = spawn(program, args, { ...options, stdio: ['ignore', log, log], detached: true })
    closeSync(log)
    child.on('error', () => {}) // noticed because it has no id
    child.unref()
    if (child.pid === undefined) throw new Error(`${program} could not be started.`)
    const record = { pid: child.pid, startedAt: readStat(child.pid)?.startedAt ?? '', plan }
    writeFileSync(`${fileOf(name)}.new`, JSON.stringify(record), { mode: 0o600 })
    renameSync(`${fileOf(name)}.new`, fileOf(name))
  }

  /** Signals the process and, if it leads a process group, everything it has started. */
  function signal(name: string, kind: NodeJS.Signals): void {
    const found = get(name)
    if (isRunning(found)) process.kill(-found.pid, kind)
  }

  const list = (): KnownProcess[] =>
    globSync(join(dir, 'processes', '*.json'))
      .map((file) => basename(file, '.json'))
      .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
      .map((name) => {
        const found = get(name)
        return { name, pid: found.pid, isRunning: isRunning(found) }
      })

  async function end(name: string): Promise<void> {
    signal(name, 'SIGKILL')
    while (isRunning(get(name))) await delay(20)
  }

  return {
    list,
    start,
    signal,
    end,
    startAgain(name: string) {
      const found = get(name)
      if (isRunning(found)) throw new Error(`${name} is running.`)
      start(found.plan)
    },
    forget: () => rmSync(join(dir, 'processes'), { recursive: true, force: true }),
  }
}
export type Processes = ReturnType<typeof openProcesses>

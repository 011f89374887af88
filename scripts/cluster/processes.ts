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
  /** Of its account; root's own processes have none. */
  uid: z.int().optional(),
  gid: z.int().optional(),
})

/** How a process is started, and started again. */
export type ProcessPlan = z.infer<typeof planned>

const recorded = z.object({
  pid: z.int(),
  /** In the clock of the system since its boot: a number that was given away again has another one. */
  startedAt: z.string(),
  plan: planned,
})

type RecordedProcess = z.infer<typeof recorded>

/** State and start of a process; null for one that is gone. Linux alone shows them so. */
function readStat(pid: number): { state: string; startedAt: string } | null {
  try {
    // The name in brackets may hold anything.
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

/** The processes below one folder, each known by a file with its number: whoever has the folder can end them. */
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
    child.on('error', () => {}) // the lack of its number says so
    child.unref()
    if (child.pid === undefined) throw new Error(`${program} could not be started.`)
    const record = { pid: child.pid, startedAt: readStat(child.pid)?.startedAt ?? '', plan }
    writeFileSync(`${fileOf(name)}.new`, JSON.stringify(record), { mode: 0o600 })
    renameSync(`${fileOf(name)}.new`, fileOf(name))
  }

  /** To the process and, when it leads a group of its own, to what it has started. */
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

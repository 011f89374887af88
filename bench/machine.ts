import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'

/** Processes as Linux describes them in /proc. */

const TICK_MS = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

interface ProcessStat {
  pid: number
  parent: number
  name: string
  /** User and system time, in ticks of 10 ms. */
  ownMs: number
  /** Time of children that have ended. */
  endedMs: number
}

function readStat(pid: number): ProcessStat | null {
  let text
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return null // it has ended in the meantime
  }
  // The name may contain spaces and brackets; the fields begin after the last bracket.
  const end = text.lastIndexOf(')')
  const fields = text.slice(end + 2).split(' ')
  const msOf = (...places: number[]) => TICK_MS * places.reduce((sum, place) => sum + Number(fields[place]), 0)
  const name = text.slice(text.indexOf('(') + 1, end)
  return { pid, parent: Number(fields[1]), name, ownMs: msOf(11, 12), endedMs: msOf(13, 14) }
}

/** The scheduler's accounting of its threads, in nanoseconds; 0 if the kernel has none. */
function threadsMs(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce(
      (sum, thread) => sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
      0,
    )
  } catch {
    return 0 // it has ended in the meantime
  }
}

/** The process and all its descendants. */
function treeOf(root: number): ProcessStat[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readStat(Number(name)) ?? []) : []))
  const tree: ProcessStat[] = all.filter(({ pid }) => pid === root)
  for (const found of tree) tree.push(...all.filter(({ parent }) => parent === found.pid))
  return tree
}

/** A tree's processes belong to the server or to its database. */
export interface Split {
  server: number
  database: number
}

const isDatabase = ({ name }: ProcessStat) => name.startsWith('postgres')

function split(roots: number[], measure: (stat: ProcessStat) => number): Split {
  const sums = { server: 0, database: 0 }
  const seen = new Set<number>()
  for (const stat of roots.flatMap(treeOf)) {
    if (seen.has(stat.pid)) continue
    seen.add(stat.pid)
    sums[isDatabase(stat) ? 'database' : 'server'] += measure(stat)
  }
  return sums
}

/** Milliseconds of processor time used by these processes and their children. */
export const cpuOf = (...roots: number[]): Split => split(roots, ({ ownMs, endedMs }) => ownMs + endedMs)

/** Like `cpuOf` but precise to the nanosecond, for a period in which no thread ends: ended threads are not included. */
export const fineCpuOf = (...roots: number[]): Split =>
  split(roots, ({ pid, ownMs, endedMs }) => endedMs + (threadsMs(pid) || ownMs))

function pssOf({ pid }: ProcessStat): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0 // it has ended, or belongs to another user
  }
}

/** MiB of memory, with shared memory divided among its users. */
export const memoryOf = (root: number): Split => split([root], pssOf)

/** Watches the processor use of other programs; the result describes it in a sentence. */
export function watchMachine(...ours: number[]): () => string {
  const busy = () => {
    const [, ...fields] = /^cpu\s+(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[0].split(/\s+/) ?? []
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = fields.map(Number)
    return (user + nice + system + irq + softirq) * TICK_MS
  }
  const used = () => {
    const { server, database } = cpuOf(process.pid, ...ours)
    return server + database
  }
  const start = { at: performance.now(), busy: busy(), used: used() }
  return () => {
    const cores = availableParallelism()
    const ms = (performance.now() - start.at) * cores
    const others = Math.max(0, busy() - start.busy - (used() - start.used))
    const loads = loadavg().map((load) => load.toFixed(1))
    return `The machine has ${cores} cores; other programs used ${((100 * others) / ms).toFixed(0)} % of them meanwhile (load ${loads.join(' ')}).`
  }
}

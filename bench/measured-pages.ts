import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareAddress } from '#contract/compare.ts'
import { API_BASE, pages, queryString } from '#contract/paths.ts'
import { makeDataDir, removeDataDir, startProduct } from '#test/product.ts'
import type { sessionState } from './session-state.ts'

export interface MeasuredPage {
  name: string
  url: string
  /** JavaScript of the first view, in transferred bytes. */
  scriptLimit: number
  /** Search engines are asked not to index it. */
  isUnlisted?: true
  /** For a signed-in user, whose event stream never ends, so the network is never idle. */
  storageState?: ReturnType<typeof sessionState>
}

const PICTURES = 12

/** Calls `work` with the address of a running product: the given one, or the build started with demo data. */
export async function withProduct(given: string | undefined, work: (url: string) => Promise<void>): Promise<void> {
  if (given !== undefined) return work(new URL(given).origin)
  const dataDir = makeDataDir()
  try {
    const product = await startProduct({ dataDir, log: join(tmpdir(), `zauvijek-bench-${process.pid}.log`) })
    try {
      await work(product.url)
    } finally {
      await product.stop()
    }
  } finally {
    removeDataDir(dataDir)
  }
}

/** The pages with a promised size and speed. */
export async function findMeasuredPages(origin: string): Promise<MeasuredPage[]> {
  return [
    { name: 'home', url: origin + pages.home, scriptLimit: 120_000 },
    { name: `detail with ${PICTURES} pictures`, url: origin + (await findDetail(origin)), scriptLimit: 130_000 },
    { name: 'list', url: origin + pages.professionals, scriptLimit: 125_000 },
    { name: 'comparison of four', url: origin + compareAddress([1, 2, 3, 4]), scriptLimit: 130_000, isUnlisted: true },
    { name: 'map', url: origin + pages.map, scriptLimit: 130_000 },
    { name: 'free days', url: origin + pages.dates, scriptLimit: 125_000 },
    // A landing page of the demo marketplace with enough results to be indexed.
    { name: 'landing page', url: origin + pages.landing('odjeca', 'zagreb'), scriptLimit: 132_000 },
  ]
}

async function findDetail(origin: string): Promise<string> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const address = `${origin}${API_BASE}/professionals${queryString({ page, per_page: 100 })}`
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
    const list: { data: { id: number; media_count: number }[]; last_page: number } = await answer.json()
    const found = list.data.find((one) => one.media_count === PICTURES)
    if (found) return pages.professional(found.id)
    last = list.last_page
  }
  throw new Error(`No professional has ${PICTURES} pictures; is this the demo marketplace?`)
}

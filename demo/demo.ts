import pg from 'pg'
import { API_BASE } from '#contract/paths.ts'
import type { PageOf } from '#contract/page.ts'
import type { Professional } from '#contract/professionals.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { getPicture } from '#server/features/media/service.ts'
import { drawOnDemand, startDrawings } from '#demo/drawings/drawings.ts'
import { inventOperator } from './operator.ts'

export interface Demo {
  /** The product's, with an invented operator and a file store that draws. */
  deps: Deps
  /** A line that tells the operator how to sign in. */
  accounts: string
  /** Fills an empty database, on a single node. Returns whether it did. */
  fillWhenEmpty: () => Promise<boolean>
  /** Draws the covers for the first visit while that visitor is still opening the browser. */
  drawFirstPage: (app: App) => Promise<void>
  close: () => Promise<void>
}

const accounts = 'Demo accounts: admin@zauvijek.test, par@zauvijek.test, studio@zauvijek.test; password demo-zauvijek'

/** An arbitrary number, the same on every node. */
const FILL_LOCK = 5_927_302

async function fillWhenEmpty(deps: Deps, log: (line: string) => void): Promise<boolean> {
  // Not through a pooler: the lock outlives a transaction.
  const client = new pg.Client(deps.direct)
  client.on('error', () => {}) // the lock is released with it
  await client.connect()
  try {
    const { rows } = await client.query<{ isOurs: boolean }>(
      'select pg_try_advisory_lock($1) and not exists (select from users) as "isOurs"',
      [FILL_LOCK],
    )
    if (rows[0]?.isOurs !== true) return false
    log('The database is empty: filling it with the demo marketplace.')
    // Loaded here, because its texts and drawings would slow down every other start by a third.
    const { fillDemo } = await import('./fill.ts')
    await fillDemo(deps)
    return true
  } finally {
    // Also releases the lock.
    await client.end()
  }
}

async function drawFirstPage(app: App, deps: Deps): Promise<void> {
  const answer = await app.inject(`${API_BASE}/professionals`)
  const { data } = answer.json<PageOf<Professional>>()
  const covers = data.flatMap(({ media }) => media.map(({ hash }) => `${hash}-640.avif`))
  await Promise.all(covers.map((name) => getPicture(deps, name)))
}

/** Adds the demo marketplace to the product. */
export function openDemo(product: Deps, log: (line: string) => void): Demo {
  const drawings = startDrawings()
  const deps: Deps = {
    ...product,
    config: { ...product.config, operator: inventOperator(product.config.operator) },
    files: drawOnDemand(product.files, product.db, drawings.render),
  }
  return {
    deps,
    accounts,
    fillWhenEmpty: () => fillWhenEmpty(deps, log),
    drawFirstPage: (app) => drawFirstPage(app, deps),
    close: drawings.close,
  }
}

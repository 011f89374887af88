import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { systemClock } from '#server/adapters/clock.ts'
import { startApiNode } from './api-node.ts'
import { createTestDatabase } from './database.ts'
import { eventually } from './eventually.ts'
import { makeFactories } from './factories.ts'
import { countWaitingForLocks } from './locks.ts'

export type ApiNode = Awaited<ReturnType<typeof startApiNode>>

/** A request in a race, to either node. */
export type NodeRequest<Prepared> = (node: ApiNode, prepared: Prepared) => ReturnType<ApiNode['call']>

/** Two processes of the application on a shared database of their own. */
export async function startTwoNodes() {
  const { db, url, drop } = await createTestDatabase()
  const home = mkdtempSync(join(tmpdir(), 'zauvijek-nodes-'))
  const [one, two] = await Promise.all([startApiNode({ url, home }), startApiNode({ url, home })])
  const close = async () => {
    await Promise.all([one.kill(), two.kill()])
    await drop()
    rmSync(home, { recursive: true, force: true })
  }

  /**
   * Sends all requests at once through both: the lead is locked until each request waits for a lock, in order, or has
   * answered without one. Returns the answers in the order of the requests.
   */
  async function race<Prepared extends { lead: { id: number } }>(
    prepared: Prepared,
    requests: readonly NodeRequest<Prepared>[],
  ) {
    let answered = 0
    const { started } = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('leads').select('id').where('id', '=', prepared.lead.id).forUpdate().execute()
      const asked: ReturnType<NodeRequest<Prepared>>[] = []
      for (const [index, request] of requests.entries()) {
        asked.push(request(index % 2 ? two : one, prepared).finally(() => answered++))
        await eventually(async () => expect((await countWaitingForLocks(db)) + answered).toBe(index + 1))
      }
      return { started: asked }
    })
    return Promise.all(started)
  }

  return { db, make: makeFactories({ db, clock: systemClock }), one, two, race, close }
}

import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { jobConnections } from '#server/adapters/jobs/worker.ts'
import { createTestDatabase } from '#test/database.ts'
import { connectionsOf, warnOfFewConnections } from './check-connections.ts'

const { pool, url, drop } = await createTestDatabase('template1')
afterAll(() => drop())

test('a database that allows fewer connections than the node opens is told, and one that allows as many is not', async () => {
  const name = new URL(url).pathname.slice(1)
  const lines: string[] = []
  const check = async (limit: number) => {
    await pool.query(`alter database ${name} connection limit ${limit}`)
    await warnOfFewConnections(pool, { url, needed: 24, warn: (line) => lines.push(line) })
  }
  await check(-1)
  await check(24)
  expect(lines).toEqual([])
  await check(23)
  expect(lines).toEqual([
    expect.stringContaining(
      `/${name} allows 23 connections (max_connections, or the limit of the role or the database), and this node opens up to 24.`,
    ),
  ])
})

test('the guide says how many connections a node opens', () => {
  const [one, two, four] = [1, 2, 4].map((processes) => connectionsOf(processes) + jobConnections)
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(
    `A node of one process takes up to ${one} connections (thirteen for requests and the work of jobs, one shared by short statements, six for the job queue, one that listens, and one for \`/readyz\`), of two ${two}, of four ${four}:`,
  )
})

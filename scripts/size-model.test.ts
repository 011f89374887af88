import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jobConnections } from '#server/adapters/jobs/worker.ts'
import { createShares, limitsFor } from '#server/db/shares.ts'
import { bytesOfProfessional, bytesOfWedding, measured, msOfRequest, sizeOf } from './size-model.ts'

test('the shares of the kinds of requests are all of them', () => {
  const shares = Object.values(measured.requests).map(({ share }) => share)
  expect(shares.reduce<number>((sum, share) => sum + share, 0)).toBeCloseTo(1)
  // 0.84 × 0.06 + 0.09 × 4.5 + 0.04 × 0.5 + 0.03 × 4.4
  expect(msOfRequest()).toBeCloseTo(0.6074)
})

test('a wedding and a professional weigh what their rows do', () => {
  // 318 + 8 × (601 + 5 × 621 + 0.4 × (2,510 + 3 × 472)) + 2 × 230
  expect(bytesOfWedding()).toBeCloseTo(42_989.2)
  // 318 + 4,573 + 552 + 5 × 174 + 20 × 253 + 3 × 304, and 60 × (283 + 114) a year
  expect(bytesOfProfessional()).toEqual({ profile: 12_285, year: 23_820 })
})

test('a market needs what its busiest hour does, and never less than two nodes', () => {
  const market = sizeOf({ name: 'test', weddings: 100_000, professionals: 1_000 })
  // 100,000 × 12,000 × 0.16 / 31 × 1.6 × 0.1 / 3,600
  expect(market.requestsPerSecond).toBeCloseTo(275.27, 1)
  expect(market.cores).toBeCloseTo(0.418, 2)
  expect(market).toMatchObject({ nodes: 2, connections: 84 })
  expect(market.databaseGb).toBeCloseTo(21.63, 1)
  expect(market.picturesGb).toBe(50)
  // 275.27 × 0.03 × 3.8
  expect(market.diskWritesPerSecond).toBeCloseTo(31.38, 1)
  // Eight cores of nodes and six of databases.
  expect(market.euros).toEqual([73, 361])
})

test('twice the market needs twice the processors', () => {
  const [one, two] = [1e6, 2e6].map((weddings) => sizeOf({ name: 'test', weddings, professionals: 10 }))
  expect((two?.cores ?? 0) / (one?.cores ?? 1)).toBeCloseTo(2)
})

test('the guide names as many connections as a node may open', () => {
  /** The one of short statements, the one that listens, and the one of `/readyz`. */
  const besidePool = 3
  const connectionsOf = (processes: number) =>
    processes * (createShares(limitsFor(processes)).connections + besidePool) + jobConnections
  const [one, two, four] = [1, 2, 4].map(connectionsOf)
  const guide = readFileSync('docs/operations.md', 'utf8')
  expect(guide).toContain(`A node of one process takes up to ${one} connections`)
  expect(guide).toContain(`of two ${two}, of four ${four}:`)
  expect(measured.connectionsOfNode).toBe(four)
})

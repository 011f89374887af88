import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const cluster = 'scripts/cluster/**'

export default defineConfig({
  test: {
    // Few processes, their modules loaded once: each test file has a database of its own to be apart.
    pool: 'forks',
    isolate: false,
    // All cores are busy: V8's helper threads cost more than they save, and so does clearing a small heap of the young often.
    execArgv: ['--single-threaded', '--max-semi-space-size=64'],
    // One more than cores, since the tests of processes and of clocks wait for most of their time.
    maxWorkers: availableParallelism() + 1,
    // Far above what anything takes on a quiet machine: a busy one is slow, and only a failure waits that long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    env: { TZ: 'UTC' },
    projects: [
      {
        extends: true,
        test: {
          name: 'product',
          include: ['{contract,demo,server,web,test,scripts}/**/*.test.{ts,tsx}'],
          exclude: [cluster],
          globalSetup: ['test/postgres.ts'],
          setupFiles: ['test/settled-imports.ts'],
        },
      },
      // With programs of Debian that not every machine has. One file after the other, so that they may share a cluster.
      {
        extends: true,
        test: {
          name: 'cluster',
          include: [`${cluster}/*.test.ts`],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})

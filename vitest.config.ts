import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,demo,server,web,test,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['test/postgres.ts'],
    // Few processes, their modules loaded once: each test file has a database of its own to be apart.
    pool: 'forks',
    isolate: false,
    // One more than cores, since the tests of processes and of clocks wait for most of their time.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    env: { TZ: 'UTC' },
  },
})

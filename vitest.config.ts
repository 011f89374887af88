import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,demo,server,web,test,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['test/postgres.ts'],
    // One process a core, its modules loaded once: each test file has a database of its own to be apart.
    pool: 'forks',
    isolate: false,
    // Without it Vitest leaves one core idle, which of two is half the machine.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    env: { TZ: 'UTC' },
  },
})

import { defineConfig } from '@playwright/test'
import { viewports } from './test/browser-checks.ts'

const silentLine = '*-silent.e2e.ts'

export default defineConfig({
  testDir: 'test/journeys',
  // Journeys on a silent line wait most of their time. Playwright runs files with fixtures of their own last, where
  // nothing would run beside them: as a project they come first.
  projects: [
    { name: 'silent-line', testMatch: silentLine },
    { name: 'journeys', testMatch: '*.e2e.ts', testIgnore: silentLine },
  ],
  globalSetup: './test/demo-data.ts',
  outputDir: 'test-results',
  // Of two cores, two workers leave a fifth idle while they wait for a server, a debounce or a frame. Each has a browser
  // and a server with a database of its own.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Far above what anything takes on a quiet machine: a busy one is slow, and only a failure waits that long.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: viewports.desktop,
    // A quarter of the pixels to draw; the layout is the same, but that a hairline is two pixels wide.
    deviceScaleFactor: 0.5,
    locale: 'hr-HR',
    timezoneId: 'Europe/Zagreb',
    contextOptions: { reducedMotion: 'reduce' },
    // `page.route` does not see what a worker asks for; the journey that is about the worker allows it.
    serviceWorkers: 'block',
    // A trace of every journey takes a third more of the processor; `npx playwright test <file> --trace on` gives one.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    navigationTimeout: 45_000,
  },
})

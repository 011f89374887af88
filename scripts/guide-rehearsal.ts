import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { rehearse } from './guide-rehearsal/rehearse.ts'
import { raiseMachine } from './guide-rehearsal/machine.ts'
import { startOutside } from './guide-rehearsal/outside.ts'
import { requirePrograms } from './guide-rehearsal/programs.ts'
import { runScript } from './run-script.ts'

/**
 * `npm run guide-rehearsal [-- --base FOLDER] [--suite bookworm] [--mirror URL]`: boots a new Debian, pastes the blocks of
 * docs/operations.md into one shell of its root, and lets people act, upgrade and restore. It takes a quarter of an hour,
 * and leaves nothing behind.
 */
const begin = performance.now()
function log(line: string): void {
  const seconds = Math.round((performance.now() - begin) / 1000)
  console.log(`${String(Math.floor(seconds / 60)).padStart(3)}:${String(seconds % 60).padStart(2, '0')}  ${line}`)
}

/** The Debian codename of this system, if it is one; otherwise the rehearsal uses bookworm. */
const ownSuite = () => /^VERSION_CODENAME=(\w+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'bookworm'

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      suite: { type: 'string' },
      mirror: { type: 'string', default: 'http://deb.debian.org/debian' },
    },
  })
  requirePrograms()
  const folder = mkdtempSync(join(tmpdir(), 'guide-rehearsal-'))
  const resources = new AsyncDisposableStack()
  resources.defer(() => rmSync(folder, { recursive: true, force: true }))
  let ending: Promise<void> | undefined
  const end = () => (ending ??= resources.disposeAsync())
  // A running block then fails, and waits for the same shutdown below.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (ending === undefined) log(`${signal}: ending`)
      void end().finally(() => process.exit(1))
    })
  try {
    const machine = await raiseMachine(resources, {
      folder,
      name: `guide-rehearsal-${process.pid}`,
      mirror: values.mirror,
      suite: values.suite ?? ownSuite(),
      base: values.base && resolve(values.base),
      log,
    })
    const outside = await startOutside(resources, folder, machine.network)
    await rehearse(resources, { folder, machine, outside, log })
  } finally {
    await end()
  }
})

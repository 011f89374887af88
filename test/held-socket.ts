import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { withCompiled } from './compiled.ts'

const main = resolve(import.meta.dirname, '../server/main.ts')

/** Keeps the socket open at descriptor 3 and the product running, as systemd does with Restart. */
const keeper = `
while [ ! -e "$FOLDER/over" ]; do
  sh -c 'echo $$ > "$FOLDER/pid.new"; mv "$FOLDER/pid.new" "$FOLDER/pid"; LISTEN_PID=$$ exec "$NODE" "$MAIN"'
  sleep 0.5
done
`

/** The product, restarted whenever it ends, on a port that another process keeps open for it. */
export async function startAtHeldSocket(folder: string, port: number, env: Record<string, string>) {
  writeFileSync(join(folder, 'keeper.sh'), keeper)
  const pidFile = join(folder, 'pid')
  const given = { ...env, ...withCompiled, FOLDER: folder, NODE: process.execPath, MAIN: main }
  const settings = Object.entries(given).flatMap(([name, value]) => ['-E', `${name}=${value}`])
  const holder = spawn(
    'systemd-socket-activate',
    ['-l', `127.0.0.1:${port}`, ...settings, 'sh', join(folder, 'keeper.sh')],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const ended = once(holder, 'exit')
  let output = ''
  for (const stream of [holder.stdout, holder.stderr])
    stream.setEncoding('utf8').on('data', (lines: string) => (output += lines))

  const findPid = () => (existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : null)

  async function until(isSo: () => boolean): Promise<void> {
    const end = performance.now() + 60_000
    while (!isSo()) {
      if (performance.now() > end || holder.exitCode !== null) throw new Error(`The product did not come up: ${output}`)
      await delay(50)
    }
  }

  // The first connection starts it.
  await until(() => output.includes('Listening on'))
  connect(port, '127.0.0.1').end()
  const starts = () => output.split('is up at').length - 1
  await until(() => starts() === 1)
  return {
    /** Ends the product, and waits until its successor is up. */
    async restart(signal: 'SIGTERM' | 'SIGKILL') {
      const before = starts()
      process.kill(findPid() ?? 0, signal)
      await until(() => starts() > before)
    },
    async stop() {
      writeFileSync(join(folder, 'over'), '')
      process.kill(findPid() ?? 0, 'SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
    output: () => output,
  }
}

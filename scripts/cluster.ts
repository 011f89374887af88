import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartupError } from '#server/startup-error.ts'
import { askMembers } from './cluster/members.ts'
import { endCluster, findCluster, raiseCluster } from './cluster/raise.ts'
import { runScript } from './run-script.ts'
import { buildWebWhenStale } from './web-build.ts'

const usage = 'npm run cluster -- up [--nodes 4] | status | kill NAME | start NAME | down   [--dir ./var/cluster]'
const log = (line: string) => console.log(line)

function getCluster(dir: string) {
  if (!existsSync(join(dir, 'cluster.json'))) throw new StartupError(`There is no cluster in ${dir}.`)
  const { uid } = statSync(join(dir, 'cluster.json'))
  // Parts started by another account, even root, could not read the other parts' files, or be stopped together with
  // them.
  if (uid !== process.getuid?.())
    throw new StartupError(`The cluster in ${dir} is that of another account (uid ${uid}), which alone may touch it.`)
  const cluster = findCluster(dir)
  if (!cluster) throw new StartupError(`There is no cluster in ${dir}.`)
  return cluster
}

async function showStatus(dir: string): Promise<void> {
  const { processes, addresses, mails } = getCluster(dir)
  const members = new Map((await askMembers(addresses.patroni)).map((member) => [member.name, member]))
  for (const { name, pid, isRunning } of processes.list()) {
    const member = members.get(name)
    const role = member ? `${member.role}, ${member.state}` : ''
    log(`${name.padEnd(16)}${isRunning ? `process ${pid}` : 'ended'}  ${role}`.trimEnd())
  }
  const { writer, reader, pgbouncer, store, mail, site, nodes } = addresses
  const served = nodes.length > 0 && { site, nodes: nodes.join(' ') }
  log('')
  for (const [what, where] of Object.entries({ ...served, writer, reader, pgbouncer, store, mail, mails }))
    log(`${what.padEnd(16)}${where}`)
}

await runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dir: { type: 'string', default: './var/cluster' }, nodes: { type: 'string', default: '4' } },
  })
  const dir = resolve(values.dir)
  const [command, name = ''] = positionals
  if (command === 'up') {
    const nodes = Number(values.nodes)
    if (!Number.isInteger(nodes) || nodes < 0 || nodes > 9) throw new StartupError('--nodes must be from 0 to 9.')
    if (nodes > 0) await buildWebWhenStale(log)
    await raiseCluster({ dir, nodes, log })
    await showStatus(dir)
  } else if (command === 'status') await showStatus(dir)
  else if (command === 'kill') getCluster(dir).processes.signal(name, 'SIGKILL')
  else if (command === 'start') getCluster(dir).processes.startAgain(name)
  else if (command === 'down') {
    getCluster(dir)
    await endCluster(dir)
    log(`The cluster in ${dir} is gone.`)
  } else throw new StartupError(usage)
})

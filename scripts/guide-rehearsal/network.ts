import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { runProgram, startHelper } from './programs.ts'

/**
 * The machine's own network: a link to the host, and a way out to the registries that needs no firewall rule on the
 * host.
 */
export interface Network {
  /** The first three numbers of its addresses. */
  prefix: string
  domain: string
  /** The names of external services: a mail server, a certificate authority and a log receiver. */
  outsideNames: [mail: string, authority: string, logs: string]
}

/** People, the mail server, the bucket and the authority are outside. */
export const addressesOf = ({ prefix }: Network) => ({ machine: `${prefix}.2`, outside: `${prefix}.1` })

/** A network that is not in use here. */
function findPrefix(): string {
  const used = runProgram('ip', '-o', 'addr')
  for (let number = 1; number < 250; number++) if (!used.includes(` 10.77.${number}.`)) return `10.77.${number}`
  throw new Error('All networks from 10.77.1.0 to 10.77.249.0 are in use.')
}

export async function openNetwork(resources: AsyncDisposableStack, folder: string, name: string): Promise<Network> {
  const prefix = findPrefix()
  const domain = 'svadbe.primjer.test'
  const network: Network = {
    prefix,
    domain,
    outsideNames: ['mail.primjer.test', 'acme.primjer.test', 'logs.primjer.test'],
  }
  const { machine, outside } = addressesOf(network)
  // Linux allows fifteen characters.
  const cable = `zg${prefix.split('.')[2]}-${process.pid}`.slice(0, 15)
  runProgram('ip', 'netns', 'add', name)
  // Removing the namespace also removes its end of the link, and thereby the other end.
  resources.defer(() => void runProgram('ip', 'netns', 'del', name))
  runProgram('ip', 'link', 'add', cable, 'type', 'veth', 'peer', 'name', 'cable', 'netns', name)
  resources.defer(() => void runProgram('ip', 'link', 'del', cable))
  runProgram('ip', 'addr', 'add', `${outside}/24`, 'dev', cable)
  runProgram('ip', 'link', 'set', cable, 'up')
  runProgram('ip', '-n', name, 'addr', 'add', `${machine}/24`, 'dev', 'cable')
  for (const end of ['cable', 'lo']) runProgram('ip', '-n', name, 'link', 'set', end, 'up')

  const log = join(folder, 'network.log')
  const way = startHelper(log, 'slirp4netns', [
    '--configure',
    '--mtu=1400',
    '--disable-host-loopback',
    '--netns-type=path',
    `/run/netns/${name}`,
    'tap0',
  ])
  resources.defer(way.end)
  for (let tries = 0; !runProgram('ip', '-n', name, 'route').includes('default'); tries++) {
    if (tries > 100) throw new Error(`There is no way out of the machine:\n${readFileSync(log, 'utf8')}`)
    await delay(100)
  }
  return network
}

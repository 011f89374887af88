import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Layout } from './layout.ts'
import { MEMBERS } from './layout.ts'

/** The files that operators use. A cluster on one machine only differs in names, addresses and folders. */
const deployed = join(import.meta.dirname, '../../deploy')

/** Throws if the file does not contain something that should be replaced. */
function fill(file: string, values: readonly (readonly [from: string | RegExp, to: string])[]): string {
  let text = readFileSync(join(deployed, file), 'utf8')
  for (const [from, to] of values) {
    if (typeof from === 'string' ? !text.includes(from) : !from.test(text))
      throw new Error(`deploy/${file} has nothing like ${from}`)
    text = text.replaceAll(from, to)
  }
  return text
}

/** The address of a machine in the operators' files. */
const machineOf = (member: number) => `10.0.0.${10 + member}`
const here = (port: number | undefined) => `127.0.0.1:${port}`

export function etcdConfiguration(member: number, { ports }: Layout, data: string): string {
  const [own, client, peer] = [member - 1, 2379, 2380]
  return fill('cluster/etcd.yml', [
    [/^name: etcd1$/gm, `name: etcd${member}`],
    ['/var/lib/etcd/zauvijek', data],
    [/(?<=^listen-peer-urls: |^initial-advertise-peer-urls: ).*$/gm, `http://${here(ports.etcdPeers[own])}`],
    [`http://${machineOf(1)}:${client}`, `http://${here(ports.etcd[own])}`],
    ...MEMBERS.map((each) => [`${machineOf(each)}:${peer}`, here(ports.etcdPeers[each - 1])] as const),
  ])
}

interface PatroniFiles {
  postgresBin: string
  data: string
  pgpass: string
}

export function patroniConfiguration(member: number, layout: Layout, files: PatroniFiles): string {
  const { ports, passwords } = layout
  const own = member - 1
  return fill('cluster/patroni.yml', [
    ['name: database1', `name: database${member}`],
    ...MEMBERS.map((each) => [`${machineOf(each)}:2379`, here(ports.etcd[each - 1])] as const),
    [`${machineOf(1)}:8008`, here(ports.patroni[own])],
    [`${machineOf(1)}:5432`, here(ports.postgres[own])],
    ['10.0.0.0/24', '127.0.0.1/32'],
    ['/usr/lib/postgresql/15/bin', files.postgresBin],
    ['/var/lib/postgresql/15/zauvijek', files.data],
    ['/var/lib/postgresql/.pgpass-patroni', files.pgpass],
    // Relative to the data directory, so that its path may be long.
    ['/var/run/postgresql', '.'],
    ['password-of-postgres', passwords.postgres],
    ['password-of-replicator', passwords.replicator],
    ['password-of-rewinder', passwords.rewinder],
  ])
}

export const databaseProxyConfiguration = ({ ports }: Layout): string =>
  fill('cluster/haproxy-database.cfg', [
    [/^ {2}log .*\n/gm, ''],
    ['10.0.0.21:5432', here(ports.writer)],
    ['10.0.0.21:5433', here(ports.reader)],
    ...MEMBERS.map(
      (each) =>
        [
          `${machineOf(each)}:5432 port 8008`,
          `${here(ports.postgres[each - 1])} port ${ports.patroni[each - 1]}`,
        ] as const,
    ),
  ])

export const poolerConfiguration = ({ ports }: Layout, userList: string): string =>
  fill('cluster/pgbouncer.ini', [
    ['host=10.0.0.21 port=5432', `host=127.0.0.1 port=${ports.writer}`],
    ['listen_addr = 10.0.0.21', 'listen_addr = 127.0.0.1'],
    ['listen_port = 6432', `listen_port = ${ports.pgbouncer}`],
    ['/etc/pgbouncer/userlist.txt', userList],
  ])

export const userList = ({ passwords }: Layout): string => `"zauvijek" "${passwords.product}"\n`

/** The proxy in front of the nodes, without a certificate. */
export const siteProxyConfiguration = ({ ports }: { ports: Pick<Layout['ports'], 'site' | 'nodes'> }): string =>
  fill('haproxy.cfg', [
    [/^ {2}log .*\n/gm, ''],
    [/^ {2}bind :80\n/gm, `  bind ${here(ports.site)}\n`],
    [/^ {2}bind :443 .*\n/gm, ''],
    [/^ {2}http-request redirect .*\n/gm, ''],
    [
      /(?:^ {2}server node\d .*\n)+/gm,
      ports.nodes.map((port, index) => `  server node${index + 1} ${here(port)}\n`).join(''),
    ],
  ])

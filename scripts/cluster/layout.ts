import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { findFreePorts } from '#scripts/free-ports.ts'

const HOST = '127.0.0.1'
export const MEMBERS = [1, 2, 3] as const

const three = z.tuple([z.int(), z.int(), z.int()])
const ports = z.object({
  etcd: three,
  etcdPeers: three,
  postgres: three,
  patroni: three,
  writer: z.int(),
  reader: z.int(),
  pgbouncer: z.int(),
  store: z.int(),
  mail: z.int(),
  nodes: z.array(z.int()),
  site: z.int(),
})

/** Everything about a cluster that is decided when it is started; stored in its folder. */
export const layoutSchema = z.object({
  ports,
  passwords: z.object({ postgres: z.string(), replicator: z.string(), rewinder: z.string(), product: z.string() }),
  /** Additional environment variables for each node. */
  nodeEnv: z.record(z.string(), z.string()),
})
export type Layout = z.infer<typeof layoutSchema>

export async function decideLayout(nodes: number, nodeEnv: Record<string, string>): Promise<Layout> {
  const free = await findFreePorts(18 + nodes)
  const take = () => free.pop() ?? 0
  const takeThree = (): [number, number, number] => [take(), take(), take()]
  const password = () => randomBytes(18).toString('base64url')
  return {
    ports: {
      etcd: takeThree(),
      etcdPeers: takeThree(),
      postgres: takeThree(),
      patroni: takeThree(),
      writer: take(),
      reader: take(),
      pgbouncer: take(),
      store: take(),
      mail: take(),
      site: take(),
      nodes: free,
    },
    passwords: { postgres: password(), replicator: password(), rewinder: password(), product: password() },
    nodeEnv,
  }
}

/** The addresses of a cluster's parts. */
export interface Addresses {
  /** The current primary, with the product's rights. */
  writer: string
  /** The replicas, in turn. */
  reader: string
  /** Each database, whatever its current role. */
  members: string[]
  pgbouncer: string
  /** The primary, with superuser rights. */
  superuser: string
  /** In the format of `STORAGE_URL` and `SMTP_URL`. */
  store: string
  mail: string
  nodes: string[]
  /** The proxy in front of the nodes. */
  site: string
  etcd: string[]
  /** The Patroni next to each database. */
  patroni: string[]
}

export function addressesOf({ ports: all, passwords }: Layout): Addresses {
  const database = (port: number) => `postgresql://zauvijek:${passwords.product}@${HOST}:${port}/zauvijek`
  return {
    writer: database(all.writer),
    reader: database(all.reader),
    members: all.postgres.map(database),
    pgbouncer: database(all.pgbouncer),
    superuser: `postgresql://postgres:${passwords.postgres}@${HOST}:${all.writer}/postgres`,
    store: `s3://S3RVER:S3RVER@${HOST}:${all.store}/slike?region=eu-central-1&tls=off`,
    mail: `smtp://${HOST}:${all.mail}`,
    nodes: all.nodes.map((port) => `http://${HOST}:${port}`),
    site: `http://${HOST}:${all.site}`,
    etcd: all.etcd.map((port) => `http://${HOST}:${port}`),
    patroni: all.patroni.map((port) => `http://${HOST}:${port}`),
  }
}

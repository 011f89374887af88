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

/** Everything about a cluster that is decided when it is raised; kept in its folder. */
export const layoutSchema = z.object({
  ports,
  passwords: z.object({ postgres: z.string(), replicator: z.string(), rewinder: z.string(), product: z.string() }),
  /** More of the environment of each node. */
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

/** Where everything of a cluster is reached. */
export interface Addresses {
  /** The primary, whichever it is; with the rights of the product. */
  writer: string
  /** The replicas in turn. */
  reader: string
  /** Each database, whatever it is now. */
  members: string[]
  pgbouncer: string
  /** The writer's port with all rights. */
  superuser: string
  /** As `STORAGE_URL` and `SMTP_URL` name them. */
  store: string
  mail: string
  nodes: string[]
  /** The proxy before the nodes. */
  site: string
  etcd: string[]
  /** Of the Patroni beside each database. */
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

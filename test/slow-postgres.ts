import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

/** Makes the database at `url` available at another address, with a delay on each client packet. */
export async function startSlowPostgres(url: string) {
  const { pathname, port, searchParams, username } = new URL(url)
  const path = `${searchParams.get('host')}/.s.PGSQL.${port || 5432}`
  let delayMs = 0
  const server = createServer((client) => {
    const database = connect(path)
    let nextAt = 0
    client.on('data', (data) => {
      // In order of arrival, even if the next packet has a shorter delay.
      nextAt = Math.max(nextAt, performance.now() + delayMs)
      setTimeout(() => database.write(data), Math.max(1, nextAt - performance.now()))
    })
    database.on('data', (data) => client.write(data))
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const)
      one.on('error', () => {}).on('close', () => other.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo // it listens on a TCP port
  return {
    url: `postgresql://${username}@127.0.0.1:${address.port}${pathname}`,
    slowDown(ms: number) {
      delayMs = ms
    },
    close: () => server.close(),
  }
}

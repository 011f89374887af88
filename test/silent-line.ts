import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type SilentLine = Awaited<ReturnType<typeof startSilentLine>>

/**
 * Makes the server at `url` available at another address, over a connection that can swallow everything sent: it
 * accepts everything and answers nothing, not even that the other end has hung up. It can also hold back answers for a
 * while.
 */
export async function startSilentLine(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const held: (() => void)[] = []
  let isSilent = false
  let isHolding = false
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    client.on('data', (data) => isSilent || upstream.write(data))
    upstream.on('data', (data) => {
      if (isHolding) held.push(() => client.write(data))
      else if (!isSilent) client.write(data)
    })
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {}).on('close', () => isSilent || other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo // it listens on a TCP port
  return {
    url: `http://127.0.0.1:${address.port}`,
    fallSilent() {
      isSilent = true
    },
    holdAnswers() {
      isHolding = true
    },
    /** Delivers the held answers, and swallows everything from now on. */
    handOverAndFallSilent() {
      isHolding = false
      isSilent = true
      for (const send of held.splice(0)) send()
    },
    /** Connections from before have lost what was sent on them. */
    speakAgain() {
      isSilent = false
      for (const socket of sockets) socket.destroy()
      sockets.clear()
    },
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

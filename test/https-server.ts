import { once } from 'node:events'
import type { IncomingMessage, RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'
import { isPublicAddress } from '#server/adapters/public-http/addresses.ts'

/** The name under which the server is addressed. */
const HOST = 'kalendar.primjer.test'

const certified = generate([{ name: 'commonName', value: HOST }], {
  keyType: 'ec',
  extensions: [
    {
      name: 'subjectAltName',
      altNames: [
        { type: 2, value: HOST },
        { type: 2, value: '*.primjer.test' },
        { type: 7, ip: '127.0.0.1' },
      ],
    },
  ],
})

/** A third party's server on this machine; it answers 404 by default. */
export async function startHttpsServer() {
  const { cert, private: key } = await certified
  const answers = new Map<string, RequestListener>()
  const requests: Pick<IncomingMessage, 'url' | 'headers'>[] = []
  let connections = 0
  const server = createServer({ cert, key }, (request, response) => {
    requests.push({ url: request.url, headers: request.headers })
    const answer = answers.get(request.url ?? '')
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  server.on('connection', () => connections++)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on TCP

  return {
    port,
    requests,
    connections: () => connections,
    /** For clients that use this name: this machine counts as part of the public internet. */
    reachable: {
      ca: cert,
      resolve: async (hostname: string) => {
        if (hostname !== HOST) throw new Error(`getaddrinfo ENOTFOUND ${hostname}`)
        return [{ address: '127.0.0.1', family: 4 }]
      },
      isAllowed: (address: string) => address === '127.0.0.1' || isPublicAddress(address),
    },
    urlOf: (path: string, host = HOST) => `https://${host}:${port}${path}`,
    answer: (path: string, listener: RequestListener) => void answers.set(path, listener),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

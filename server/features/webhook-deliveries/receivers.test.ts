import { Readable } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import { makeDeliveries } from '#test/webhook-deliveries.ts'
import { isPublicAddress } from '#server/adapters/public-http/addresses.ts'

const { receiver, clock, attempt, deliveryOf, makeDelivery, close } = await makeDeliveries()
afterAll(close)

describe('a program that', () => {
  test.each([
    ['answers 500', 500, 'refused', 500],
    ['knows nothing of it', 404, 'refused', 404],
    ['answers without a meaning', 299, null, 299],
  ])('%s', async (_, status, error, response_status) => {
    const { id } = await makeDelivery(receiver.listen(status))
    await attempt(id)
    expect(await deliveryOf(id)).toMatchObject({ error, response_status, status: error ? 'pending' : 'delivered' })
  })

  test('leads elsewhere is not followed', async () => {
    const other = receiver.listen()
    const program = receiver.listen((_request, response) => {
      response.writeHead(307, { location: other.url }).end()
    })
    const { id } = await makeDelivery(program)
    await attempt(id)
    expect(await deliveryOf(id)).toMatchObject({ status: 'pending', error: 'refused', response_status: 307 })
    expect([program.received.length, other.received.length]).toEqual([1, 0])
  })

  test('answers 10 MB, or without an end, is taken at its status and read no further', async () => {
    let sent = 0
    const part = Buffer.alloc(64 * 1024)
    async function* parts() {
      for (;;) {
        sent += part.length
        yield part
      }
    }
    const program = receiver.listen((_request, response) => {
      response.writeHead(200)
      Readable.from(parts())
        .on('error', () => {}) // the connection is closed on it
        .pipe(response)
    })
    const { id } = await makeDelivery(program)
    await attempt(id)
    expect(await deliveryOf(id)).toMatchObject({ status: 'delivered', response_status: 200 })
    // No more than what lies between the two sockets.
    expect(sent).toBeLessThan(8 * 1024 * 1024)
  })

  test('closes the connection without an answer is tried again', async () => {
    const { id } = await makeDelivery(receiver.listen((request) => request.socket.destroy()))
    await attempt(id)
    expect(await deliveryOf(id)).toMatchObject({ status: 'pending', error: 'unreachable', response_status: null })
  })
})

describe('nobody is asked', () => {
  const withSender = async (options: Parameters<typeof receiver.openSender>[0], program = receiver.listen()) => {
    const { id } = await makeDelivery(program)
    const [connections, requests] = [receiver.connections(), receiver.requests.length]
    await attempt(id, { webhookSender: receiver.openSender(options) })
    return {
      ...(await deliveryOf(id)),
      connected: receiver.connections() - connections,
      asked: receiver.requests.length - requests,
    }
  }

  test('when the name leads inside', async () => {
    for (const address of ['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fd00::1']) {
      const resolve = async () => [{ address, family: address.includes(':') ? 6 : 4 }]
      expect(await withSender({ resolve, isAllowed: isPublicAddress })).toMatchObject({
        error: 'unreachable',
        status: 'pending',
        connected: 0,
      })
    }
  })

  test('when the name leads inside at a later attempt', async () => {
    const program = receiver.listen(503)
    const { id } = await makeDelivery(program)
    await attempt(id)
    expect(program.received).toHaveLength(1)
    clock.forward(60)
    const resolve = async () => [{ address: '10.0.0.1', family: 4 }]
    await attempt(id, { webhookSender: receiver.openSender({ resolve }) })
    expect(await deliveryOf(id)).toMatchObject({ attempts: 2, error: 'unreachable' })
    expect(program.received).toHaveLength(1)
  })

  test('when the connection goes to another address than was checked', async () => {
    let times = 0
    expect(await withSender({ isAllowed: () => times++ === 0 })).toMatchObject({ error: 'unreachable', asked: 0 })
    expect(times).toBe(2)
  })

  test('when the certificate is not trusted', async () => {
    expect(await withSender({ ca: undefined })).toMatchObject({ error: 'certificate', asked: 0 })
  })

  test('when the name is unknown', async () => {
    const url = receiver.urlOf('/prima', 'nema.primjer.test')
    expect(await withSender({}, { url } as never)).toMatchObject({ error: 'unreachable', connected: 0 })
  })
})

test('a program that is slow, at whatever, has its time and no more', async () => {
  const programs = [
    receiver.listen(() => {}),
    receiver.listen((_request, response) => {
      response.writeHead(102)
    }),
  ]
  for (const program of programs) {
    const { id } = await makeDelivery(program)
    await attempt(id, { webhookSender: receiver.openSender({ timeoutMs: 300 }) })
    expect(await deliveryOf(id)).toMatchObject({ status: 'pending', error: 'timeout' })
  }
})

test('an answer that comes drop by drop counts by its status', async () => {
  const program = receiver.listen((_request, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('.'), 10)
    response.on('close', () => clearInterval(timer))
  })
  const { id } = await makeDelivery(program)
  await attempt(id, { webhookSender: receiver.openSender({ timeoutMs: 500 }) })
  expect(await deliveryOf(id)).toMatchObject({ status: 'delivered', response_status: 200 })
})

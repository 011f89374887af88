import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { QueueFullError } from '#server/adapters/limit-concurrency.ts'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import { StartupError } from '#server/startup-error.ts'
import { LinkEndedError, openLink } from './link.ts'

interface Calls {
  double: (number: number) => number
  refuse: (name: keyof typeof errors) => void
  wait: () => void
}

interface None {
  none: () => void
}

/** Of a kind that only its own side knows, as that of a process that dies on a picture. */
class ExitedError extends UnavailableError {
  override name = 'ExitedError'
}

const errors = {
  startup: new StartupError('no port'),
  queue: new QueueFullError('full'),
  exited: new ExitedError('gone'),
  other: new TypeError('odd'),
}

/** Two ends of one channel, in one process. */
function connect() {
  const [here, there] = [new EventEmitter(), new EventEmitter()]
  const end = (own: EventEmitter, other: EventEmitter) => ({
    on: own.on.bind(own),
    send: (message: object) => void setImmediate(() => other.emit('message', structuredClone(message))),
  })
  openLink<None, Calls>(end(there, here), {
    double: (number) => number * 2,
    refuse: (name) => {
      throw errors[name]
    },
    wait: () => new Promise(() => {}),
  })
  return openLink<Calls, None>(end(here, there), { none: () => {} })
}

test('each caller gets its own answer', async () => {
  const link = connect()
  expect(await Promise.all([link.ask('double', 2), link.ask('double', 3)])).toEqual([4, 6])
})

test('an error arrives as what it is, where the other side acts by its kind', async () => {
  const link = connect()
  await expect(link.ask('refuse', 'startup')).rejects.toThrow(errors.startup)
  await expect(link.ask('refuse', 'queue')).rejects.toBeInstanceOf(QueueFullError)
  await expect(link.ask('refuse', 'exited')).rejects.toBeInstanceOf(UnavailableError)
  await expect(link.ask('refuse', 'exited')).rejects.toThrow('gone')
  await expect(link.ask('refuse', 'other')).rejects.toThrow('odd')
})

test('nobody waits for a process that has ended', async () => {
  const link = connect()
  const asked = link.ask('wait')
  link.end()
  await expect(asked).rejects.toThrow(LinkEndedError)
  await expect(link.ask('double', 1)).rejects.toThrow(LinkEndedError)
})

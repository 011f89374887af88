import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { QueueFullError } from '#server/adapters/limit-concurrency.ts'
import { StartupError } from '#server/startup-error.ts'
import { LinkEndedError, openLink } from './link.ts'

interface Calls {
  double: (number: number) => number
  refuse: (name: 'startup' | 'queue' | 'other') => void
  wait: () => void
}

interface None {
  none: () => void
}

const errors = { startup: new StartupError('no port'), queue: new QueueFullError('full'), other: new TypeError('odd') }

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
  await expect(link.ask('refuse', 'other')).rejects.toThrow('odd')
})

test('nobody waits for a process that has ended', async () => {
  const link = connect()
  const asked = link.ask('wait')
  link.end()
  await expect(asked).rejects.toThrow(LinkEndedError)
  await expect(link.ask('double', 1)).rejects.toThrow(LinkEndedError)
})

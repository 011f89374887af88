import { QueueFullError } from '#server/adapters/limit-concurrency.ts'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import { StartupError } from '#server/startup-error.ts'

/** The process on the other side has ended. */
export class LinkEndedError extends UnavailableError {
  override name = 'LinkEndedError'
}

/** The end of a channel of messages between two processes: `process` in the one, a ChildProcess in the other. */
export interface Channel {
  send?: ((message: object, callback: (error: Error | null) => void) => unknown) | undefined
  on: (event: 'message', listener: (message: unknown) => void) => unknown
}

// oxlint-disable-next-line typescript/no-explicit-any -- any arguments: each call names its own
type Calls<Names> = { [Name in keyof Names]: (...args: any[]) => unknown }

/** The answers of one side to the calls of the other. */
type Handlers<Own extends Calls<Own>> = {
  [Name in keyof Own]: (...args: Parameters<Own[Name]>) => ReturnType<Own[Name]> | Promise<ReturnType<Own[Name]>>
}

export interface Link<Others extends Calls<Others>> {
  /** Rejects with the error of the other side, or a LinkEndedError. */
  ask: <Name extends keyof Others & string>(
    name: Name,
    ...args: Parameters<Others[Name]>
  ) => Promise<ReturnType<Others[Name]>>
  /** Rejects everything that waits for an answer; called when the other side has ended. */
  end: () => void
}

interface SentError {
  name: string
  message: string
  stack: string | undefined
}

type Message =
  | { ask: string; id: number; args: unknown[] }
  | { answer: number; result: unknown }
  | { answer: number; error: SentError }

/** Those by which the other side acts. */
const errorsByName: Record<string, new (message: string) => Error> = { StartupError, UnavailableError, QueueFullError }

function sentError(error: unknown): SentError {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return { name, message, stack }
}

function receivedError({ name, message, stack }: SentError): Error {
  const Known = errorsByName[name] ?? Error
  return Object.assign(new Known(message), { stack })
}

/** Lets two processes call each other; both begin to listen at once. */
export function openLink<Others extends Calls<Others>, Own extends Calls<Own>>(
  channel: Channel,
  handlers: Handlers<Own>,
): Link<Others> {
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>()
  let lastId = 0
  let hasEnded = false

  function send(message: Message, onFailure: () => void) {
    if (hasEnded || !channel.send) return onFailure()
    channel.send(message, (error) => {
      if (error) onFailure()
    })
  }

  async function answer({ ask, id, args }: Extract<Message, { ask: string }>) {
    let message: Message
    try {
      // The other side calls only what Own names, with its arguments.
      const handler = handlers[ask as keyof Own] as (...given: unknown[]) => unknown
      message = { answer: id, result: await handler(...args) }
    } catch (error) {
      message = { answer: id, error: sentError(error) }
    }
    send(message, () => {}) // nobody is left to be answered
  }

  channel.on('message', (given) => {
    const message = given as Message // only the other end of this link sends
    if ('ask' in message) return void answer(message)
    const call = waiting.get(message.answer)
    waiting.delete(message.answer)
    if ('error' in message) call?.reject(receivedError(message.error))
    else call?.resolve(message.result as never) // what the named call gives
  })

  return {
    ask(name, ...args) {
      const id = ++lastId
      const { promise, resolve, reject } = Promise.withResolvers<never>()
      waiting.set(id, { resolve, reject })
      send({ ask: name, id, args }, () => {
        waiting.delete(id)
        reject(new LinkEndedError('the other process has ended'))
      })
      return promise
    },
    end() {
      hasEnded = true
      for (const { reject } of waiting.values()) reject(new LinkEndedError('the other process has ended'))
      waiting.clear()
    },
  }
}

import { QueueFullError } from '#server/adapters/limit-concurrency.ts'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import { StartupError } from '#server/startup-error.ts'

/** The process at the other end has exited. */
export class LinkEndedError extends UnavailableError {
  override name = 'LinkEndedError'
}

/** One end of a message channel between two processes: `process` in the child, the ChildProcess in the parent. */
export interface Channel {
  send?: ((message: object, callback: (error: Error | null) => void) => unknown) | undefined
  on: (event: 'message', listener: (message: unknown) => void) => unknown
}

// oxlint-disable-next-line typescript/no-explicit-any -- any arguments: each call names its own
type Calls<Names> = { [Name in keyof Names]: (...args: any[]) => unknown }

/** How one side answers the other's calls. */
export type Handlers<Own extends Calls<Own>> = {
  [Name in keyof Own]: (...args: Parameters<Own[Name]>) => ReturnType<Own[Name]> | Promise<ReturnType<Own[Name]>>
}

export interface Link<Others extends Calls<Others>> {
  /** Rejects with the other side's error, or with a LinkEndedError. */
  ask: <Name extends keyof Others & string>(
    name: Name,
    ...args: Parameters<Others[Name]>
  ) => Promise<ReturnType<Others[Name]>>
  /** Rejects everything still waiting for an answer; called when the other side has exited. */
  end: () => void
}

interface SentError {
  kind: string | undefined
  message: string
  stack: string | undefined
}

type Message =
  | { ask: string; id: number; args: unknown[] }
  | { answer: number; result: unknown }
  | { answer: number; error: SentError }

/** The error classes that callers on the other side distinguish; an error of a derived class arrives as one of these. */
const kinds = new Map(Object.entries({ StartupError, UnavailableError, QueueFullError }))

function sentError(error: unknown): SentError {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const [kind] = [...kinds].find(([, Kind]) => error instanceof Kind) ?? []
  return { kind, message, stack }
}

function receivedError({ kind = '', message, stack }: SentError): Error {
  const Kind = kinds.get(kind) ?? Error
  return Object.assign(new Kind(message), { stack })
}

/** Lets two processes call each other. Both start listening at once. */
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
      // The other side only calls what Own names, with matching arguments.
      const handler = handlers[ask as keyof Own] as (...given: unknown[]) => unknown
      message = { answer: id, result: await handler(...args) }
    } catch (error) {
      message = { answer: id, error: sentError(error) }
    }
    send(message, () => {}) // nobody is left to answer
  }

  channel.on('message', (given) => {
    const message = given as Message // only the other end of this link sends
    if ('ask' in message) return void answer(message)
    const call = waiting.get(message.answer)
    waiting.delete(message.answer)
    if ('error' in message) call?.reject(receivedError(message.error))
    else call?.resolve(message.result as never) // the type this call returns
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

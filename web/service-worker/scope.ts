/** The types of a worker's global scope; TypeScript's own cannot be combined with those of the DOM. */

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** The client id of the page being opened. */
  readonly resultingClientId: string
  respondWith: (answer: Promise<Response>) => void
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: ExtendableEvent & { readonly data: unknown }
}

interface Client {
  postMessage: (message: string) => void
}

interface WorkerScope {
  readonly clients: { claim: () => Promise<void>; get: (id: string) => Promise<Client | undefined> }
  readonly location: Location
  addEventListener: <Name extends keyof WorkerEvents>(name: Name, listen: (event: WorkerEvents[Name]) => void) => void
}

// The worker's global object, which differs from the page's.
export const scope = globalThis as unknown as WorkerScope

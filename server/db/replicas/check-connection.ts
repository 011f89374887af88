import pg from 'pg'

/** A replica that does not answer within this time is left out, and its pending reads go to the primary. */
const ANSWER_MS = 500

/** The connection over which a replica is checked, and nothing is read; `onLost` is called when it breaks. */
export function createCheckConnection(config: pg.ClientConfig, onLost: () => void) {
  let current: pg.Client | undefined

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...config,
      application_name: 'zauvijek replica check',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    client.on('error', () => {
      if (current === client) current = undefined
      onLost()
    })
    await client.connect()
    return client
  }

  return {
    /** Throws if the replica does not answer in time. */
    async open(): Promise<pg.Client> {
      current ??= await connect()
      return current
    },
    close() {
      const client = current
      current = undefined
      void client?.end().catch(() => {}) // it may be lost already
    },
  }
}

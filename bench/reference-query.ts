import { createHash } from 'node:crypto'
import type pg from 'pg'

const NAMED_MAX = 63

/** Names a statement by its hash, so that PostgreSQL parses and plans it once per connection. */
const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, NAMED_MAX)

const names = new Map<string, string>()

export type Row = Record<string, unknown>

export type Query = ReturnType<typeof queryBy>

/** Runs prepared statements on the pool, or on one of its connections. */
export const queryBy =
  (pool: pg.Pool) =>
  async (text: string, values: unknown[], client: pg.Pool | pg.PoolClient = pool): Promise<Row[]> => {
    const name = names.get(text) ?? nameOf(text)
    names.set(text, name)
    const { rows } = await client.query<Row>({ name, text, values })
    return rows
  }

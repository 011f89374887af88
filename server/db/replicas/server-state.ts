/** A connection to one particular server. */
export interface ServerConnection {
  query: (text: string) => Promise<{ rows: unknown[] }>
}

/** Distinguishes a server from all others, and from itself before a restart. */
export interface ServerIdentity {
  system: string
  startedAt: string
}

export interface ServerState {
  isStandby: boolean
  /** Its position in the log (LSN) in bytes: how far it has replayed it, as a standby, or written it. */
  position: number
  /** A standby that replaces its primary starts a new one. */
  timeline: number
}

const identityQuery =
  'select system_identifier::text as system, pg_postmaster_start_time()::text as "startedAt" from pg_control_system()'

/**
 * For a standby, the timeline that it receives, which only members of pg_read_all_stats may see; otherwise that of its
 * last checkpoint, which changes minutes later and so never too early.
 */
const stateQuery = `
  select pg_is_in_recovery() as "isStandby",
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn() - '0/0' else pg_current_wal_insert_lsn() - '0/0' end::text
      as position,
    case when pg_is_in_recovery()
      then coalesce((select received_tli from pg_stat_wal_receiver), (select timeline_id from pg_control_checkpoint()))
      else ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::integer end as timeline`

/** Asked often. A primary keeps its timeline as long as it runs, and a standby has no such position. */
const positionQuery = `select (pg_current_wal_insert_lsn() - '0/0')::text as position`

const PAGE_BYTES = 8_192
const PAGE_HEADER_BYTES = 24

/**
 * When the last record exactly fills its page, a primary reports the position after the next page's header, and a
 * standby the one before it.
 */
const withoutHeader = (position: number) =>
  position % PAGE_BYTES === PAGE_HEADER_BYTES ? position - PAGE_HEADER_BYTES : position

async function readRow<Row>(connection: ServerConnection, query: string): Promise<Row> {
  const { rows } = await connection.query(query)
  return rows[0] as Row // the columns of the query
}

export const identifyServer = (connection: ServerConnection) => readRow<ServerIdentity>(connection, identityQuery)

export async function readServerState(connection: ServerConnection): Promise<ServerState> {
  const row = await readRow<Omit<ServerState, 'position'> & { position: string | null }>(connection, stateQuery)
  // Nothing has been replayed right after a start.
  return { ...row, position: withoutHeader(Number(row.position ?? 0)) }
}

/** For a server that is not a standby. */
export async function readWrittenPosition(connection: ServerConnection): Promise<number> {
  const { position } = await readRow<{ position: string }>(connection, positionQuery)
  return withoutHeader(Number(position))
}

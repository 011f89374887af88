import type { Database } from './connect.ts'

/**
 * Until the transaction ends, none of these accounts is deleted. Where rows that refer to them are stored after other rows
 * are locked, this comes first: the rows would wait for the deletion, and the deletion for what is locked.
 */
export async function keepAccounts(tx: Database, ids: readonly (number | null)[]): Promise<void> {
  for (const id of ids) {
    if (id !== null) await tx.selectFrom('people').select('id').where('id', '=', id).forKeyShare().execute()
  }
}

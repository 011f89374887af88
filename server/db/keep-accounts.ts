import type { Database } from './connect.ts'

/**
 * Keeps these accounts from being deleted until the transaction ends. Call this first if rows that refer to them are
 * stored after other rows have been locked; otherwise those inserts and a deletion of the account could deadlock.
 */
export async function keepAccounts(tx: Database, ids: readonly (number | null)[]): Promise<void> {
  for (const id of ids) {
    if (id !== null) await tx.selectFrom('people').select('id').where('id', '=', id).forKeyShare().execute()
  }
}

/** A statement has ten seconds, and a row takes up to some tenths of a millisecond, with its triggers and foreign keys. */
const STEP = 2_000

/** Deletes in steps until there is nothing left; `deleteSome` deletes no more rows than it is told, and gives how many. */
export async function deleteInSteps(deleteSome: (limit: number) => Promise<number>): Promise<void> {
  let deleted: number
  do deleted = await deleteSome(STEP)
  while (deleted === STEP)
}

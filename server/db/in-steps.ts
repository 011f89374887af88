/**
 * A statement has ten seconds, and a row takes up to some tenths of a millisecond with its triggers and foreign keys.
 */
const STEP = 2_000

/**
 * Deletes in steps until nothing is left. `deleteSome` deletes at most the given number of rows and returns how many it
 * deleted.
 */
export async function deleteInSteps(deleteSome: (limit: number) => Promise<number>): Promise<void> {
  let deleted: number
  do deleted = await deleteSome(STEP)
  while (deleted === STEP)
}

import type { FileStore } from './file-store.ts'

/** Longer than anything takes between its first file and its row. */
const ORPHAN_AGE_MS = 3_600_000
const BATCH_SIZE = 500

/**
 * For a sweep: the names of files old enough that their rows exist by now, if they have any; some hundreds at a time.
 */
export async function* listOldNames(
  files: Pick<FileStore, 'list'>,
  { now, prefix, signal }: { now: Date; prefix?: string; signal: AbortSignal },
): AsyncGenerator<string[]> {
  let names: string[] = []
  for await (const { name, modifiedAt } of files.list(prefix)) {
    signal.throwIfAborted()
    if (modifiedAt.getTime() > now.getTime() - ORPHAN_AGE_MS) continue
    names.push(name)
    if (names.length < BATCH_SIZE) continue
    yield names
    names = []
  }
  if (names.length > 0) yield names
}

import { readMigrations } from '#server/db/migration-files.ts'

type Checksums = ReadonlyMap<string, string>

const readChecksums = async (): Promise<Checksums> =>
  new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]))

/**
 * Migrations are applied when `npm run dev` starts, never on save, since a half-written one would be locked in. Returns
 * a function that describes what has changed since and what to do, or null.
 */
export async function watchMigrations(): Promise<() => Promise<string | null>> {
  const applied = await readChecksums()
  return async () => {
    const now = await readChecksums()
    const changed = [...applied].filter(([name, checksum]) => now.get(name) !== checksum).map(([name]) => name)
    const added = [...now.keys()].filter((name) => !applied.has(name))
    if (changed.length > 0)
      return `Migration ${changed.join(', ')} is applied and has changed since. Put it back, or begin with a new database: npm run dev -- --fresh`
    if (added.length > 0)
      return `Migration ${added.join(', ')} is new and not applied. When it is done: npm run migrate, then npm run db:types`
    return null
  }
}

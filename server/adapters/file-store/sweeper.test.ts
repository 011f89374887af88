import { expect, test } from 'vitest'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import { claimSweep } from './sweeper.ts'

const atHour = (hour: number) => new Date(Date.UTC(2027, 4, 1, hour))

function makeFiles(content: string | null = null) {
  let stored: Buffer | null = content === null ? null : Buffer.from(content)
  return {
    find: async () => stored,
    put: async (_name: string, given: Buffer) => void (stored = given),
  }
}

test('a store is swept for one database, and for another once that has not swept for a week', async () => {
  const files = makeFiles()
  await claimSweep(files, { database: 'site', now: atHour(0) })
  await expect(claimSweep(files, { database: 'copy', now: atHour(1) })).rejects.toThrow(
    /^nothing is deleted, because the files were swept for another database on 2027-05-01T00:00:00.000Z/,
  )
  await claimSweep(files, { database: 'site', now: atHour(24) })
  await expect(claimSweep(files, { database: 'copy', now: atHour(7 * 24 + 23) })).rejects.toThrow('another database')
  await claimSweep(files, { database: 'copy', now: atHour(8 * 24) })
  await expect(claimSweep(files, { database: 'site', now: atHour(8 * 24 + 1) })).rejects.toThrow('another database')
})

test.each(['', '{}', 'null', '{"database":"a","at":"x"}'])('a damaged mark %j is named', async (content) => {
  const claim = claimSweep(makeFiles(content), { database: 'site', now: atHour(0) })
  await expect(claim).rejects.toThrow('the file swept-for of the store is damaged: remove it')
})

test('a full disk is swept for the database for which it was swept before, and for no other', async () => {
  const { find, put } = makeFiles()
  const full = { find, put: () => Promise.reject(new UnavailableError('full')) }
  await claimSweep(full, { database: 'site', now: atHour(0) })
  await put('swept-for', Buffer.from(JSON.stringify({ database: 'site', at: atHour(0) })))
  await claimSweep(full, { database: 'site', now: atHour(24) })
  await expect(claimSweep(full, { database: 'copy', now: atHour(8 * 24) })).rejects.toThrow('full')
})

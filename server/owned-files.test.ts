import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describeWriteError, makeDirectoryFor } from './owned-files.ts'

function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'zauvijek-owned-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  return home
}

const reasonOf = (path: string) =>
  makeDirectoryFor(null, path).then(
    () => 'made',
    (error: unknown) => describeWriteError(error, path),
  )

test('a directory is made with those above it, by several at once too, and one that is there stays', async () => {
  const path = join(makeHome(), 'data/media/ab')
  await Promise.all([1, 2, 3].map(() => makeDirectoryFor(null, path, 0o700)))
  expect(statSync(path).mode & 0o777).toBe(0o700)
  writeFileSync(join(path, 'a'), '')
  await makeDirectoryFor(null, path)
  expect(existsSync(join(path, 'a'))).toBe(true)
})

test.runIf(process.platform === 'linux')('a directory that cannot be made below /proc fails at once', async () => {
  expect(await reasonOf('/proc/zauvijek/media')).toBe("ENOENT: no such file or directory, mkdir '/proc/zauvijek'")
})

test('a file in the place of a directory is named', async () => {
  const file = join(makeHome(), 'file')
  writeFileSync(file, '')
  expect(await reasonOf(join(file, 'media'))).toBe(`ENOTDIR: not a directory, mkdir '${join(file, 'media')}'`)
})

test('a link whose disk is not mounted is named with where it leads', async () => {
  const home = makeHome()
  const link = join(home, 'data')
  symlinkSync(join(home, 'disk/zauvijek'), link)
  const reason = `${link} is a link to ${join(home, 'disk/zauvijek')}, which is not there`
  expect(await reasonOf(link)).toBe(reason)
  expect(await reasonOf(join(link, 'media'))).toBe(reason)
  mkdirSync(join(home, 'disk/zauvijek'), { recursive: true })
  expect(await reasonOf(join(link, 'media'))).toBe('made')
})

test('a directory of another account is told with the commands that give it to ours, and make it if it is missing', () => {
  const refused = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' })
  const uid = process.getuid?.()
  const words = `EACCES: permission denied. This process runs as uid ${uid}: `
  expect(describeWriteError(refused, tmpdir())).toBe(`${words}chown -R ${uid} ${tmpdir()}`)
  const blanks = join(tmpdir(), "Ana's data")
  expect(describeWriteError(refused, blanks)).toContain(`chown -R ${uid} '${tmpdir()}/Ana'\\''s data'`)
  const missing = join(tmpdir(), 'zauvijek-missing', 'var')
  expect(describeWriteError(refused, missing)).toBe(`${words}mkdir -p ${missing} && chown -R ${uid} ${missing}`)
})

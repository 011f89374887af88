import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import { createFileMailer } from './files.ts'

const mail = { to: 'ana@primjer.test', subject: 'a', text: 'a', html: 'a', messageId: '<1@zauvijek.test>' }

test.each([
  ['ENOSPC', 'no space left on device, write'],
  ['EROFS', 'read-only file system, open'],
])('a disk that takes no mail is as a mail server that is away, and nothing half is left (%s)', async (code, text) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'zauvijek-mails-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const full = Object.assign(new Error(`${code}: ${text}`), { code })
  const failing = createFileMailer({
    dataDir,
    from: 'info@zauvijek.test',
    log: () => {},
    async write(file) {
      if (code === 'ENOSPC') await writeFile(file, 'half of it')
      throw full
    },
  })
  await expect(failing.send(mail)).rejects.toThrow(new UnavailableError(`the disk takes no mail: ${code}: ${text}`))
  expect(readdirSync(join(dataDir, 'mail'))).toEqual([])
  const mailer = createFileMailer({ dataDir, from: 'info@zauvijek.test', log: () => {} })
  await mailer.send(mail)
  expect(readdirSync(join(dataDir, 'mail'))).toEqual([expect.stringMatching(/\.eml$/)])
})

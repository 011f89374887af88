import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { eventually } from '#test/eventually.ts'
import { makeFactories } from '#test/factories.ts'
import { smtpAnswer, startMailServer } from '#test/mail-server.ts'
import { readMail } from '#test/read-mail.ts'
import { findFreePort } from '#scripts/free-ports.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { enqueue, type MailJob } from '#server/adapters/jobs/jobs.ts'
import { runDueJobs } from '#server/adapters/jobs/worker.ts'
import { type Mailer, MailRejectedError } from '#server/adapters/mailer/mailer.ts'
import { openMailer } from '#server/adapters/mailer/open.ts'
import type { MailDeps } from './addressed-email.ts'
import { sendMail } from './send-email.ts'

let database: TestDatabase
let make: ReturnType<typeof makeFactories>

beforeAll(async () => {
  database = await createTestDatabase()
  make = makeFactories({ db: database.db, clock: systemClock })
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.pool.query('delete from graphile_worker._private_jobs')
})

const refuse =
  (address: string, error: Error): NonNullable<SMTPServerOptions['onRcptTo']> =>
  (given, _, done) =>
    done(given.address === address ? error : null)

function makeDataDir() {
  const dataDir = mkdtempSync(join(tmpdir(), 'zauvijek-mails-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return dataDir
}

function makeMailer(smtpUrl: string | undefined, dataDir = '/nowhere') {
  const logged: string[] = []
  const mailer = openMailer({ smtpUrl, mailFrom: 'Zauvijek <noreply@zauvijek.test>', dataDir }, (line) =>
    logged.push(line),
  )
  onTestFinished(mailer.close)
  return { mailer, logged }
}

/** Runs the jobs that are due, as the server would, and gives what it logs. */
async function deliver(mailer: Mailer) {
  const lines: string[] = []
  const keep = (fields: object, message: string) =>
    void lines.push(
      `${message} ${JSON.stringify(fields)} ${'err' in fields && fields.err instanceof Error ? fields.err.stack : ''}`,
    )
  const deps: MailDeps = {
    db: database.db,
    clock: systemClock,
    mailer,
    publicUrl: 'https://zauvijek.test',
    createToken: async () => 'token',
    removeToken: async () => {},
    contactEmail: null,
  }
  await runDueJobs({
    url: database.url,
    handlers: { 'send-mail': sendMail(deps) },
    log: { debug: keep, info: keep, warn: keep, error: keep },
  })
  return lines.join('\n')
}

const send = (job: MailJob) => enqueue(database.db, 'send-mail', job)

const makeDue = () =>
  database.pool.query(
    'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())',
  )

const jobsLeft = async () => (await database.pool.query('select last_error from graphile_worker.jobs')).rows

/** A new lead, whose mail goes to `to`. */
async function makeLead(overrides: { couple_id?: number; message?: string } = {}) {
  const professional = await make.professional({ company_name: 'Foto Đorđević', isConfirmed: true })
  const lead = await make.lead({ professional_id: professional.id, ...overrides })
  return { id: lead.id, to: professional.user.email }
}

test('a mail arrives whole, with every letter, in both of its forms', async () => {
  const { mails, port } = await startMailServer()
  const couple = await make.couple({ name: 'Željka Šćepanović i Đuro Žužić' })
  const message = 'Šišmiš, čađa, ždrijeb — €!\n.\nŠaljem „navodnike” i emotikon 💍'
  const { id, to } = await makeLead({ couple_id: couple.id, message })
  await send({ kind: 'new_lead', lead_id: id })
  await deliver(makeMailer(`smtp://127.0.0.1:${port}`).mailer)

  expect(mails.map((mail) => mail.to)).toEqual([[to]])
  const { headers, subject, text, html } = readMail(mails[0]?.raw ?? '')
  expect(subject).toBe('Upit za 12. lipnja 2027. – Željka Šćepanović i Đuro Žužić')
  for (const words of ['Željka Šćepanović i Đuro Žužić', '„Foto Đorđević”', 'Šišmiš, čađa, ždrijeb — €!', '💍']) {
    expect(text).toContain(words)
    expect(html).toContain(words)
  }
  expect(text).toContain('\n> .\n> Šaljem')
  expect(text).toContain(`\nhttps://zauvijek.test/messages/${id}\n`)
  expect(html).toContain(`href="https://zauvijek.test/messages/${id}"`)
  expect(Object.fromEntries(headers)).toMatchObject({
    from: 'Zauvijek <noreply@zauvijek.test>',
    to,
    'reply-to': couple.email,
    'auto-submitted': 'auto-generated',
    'message-id': expect.stringMatching(/^<[\da-f]{32}@zauvijek\.test>$/) as string,
    'in-reply-to': expect.stringMatching(/^<[\da-f]{32}@zauvijek\.test>$/) as string,
    references: headers.get('in-reply-to'),
  })
})

test('a subject with diacritics arrives as it was written', async () => {
  const { mails, port } = await startMailServer()
  const { mailer } = makeMailer(`smtp://127.0.0.1:${port}`)
  const subject = 'Šačica čežnje, đurđica i žabac: potvrđeno za 12. lipnja 2027. u 17:30 sati, dvorana „Šećer”'
  await mailer.send({ to: 'ana@primjer.test', subject, text: 'č', html: '<p>č</p>', messageId: '<1@zauvijek.test>' })
  const { headers, ...mail } = readMail(mails[0]?.raw ?? '')
  expect(mail).toMatchObject({ subject, text: expect.stringContaining('č') as string })
  expect(headers.get('subject')).toMatch(/^[\u0020-\u007E]+$/)
})

test('a mail with a file arrives with it, by a server and as a file', async () => {
  const { mails, port } = await startMailServer()
  const dataDir = makeDataDir()
  const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Vjenčanje\r\nEND:VCALENDAR\r\n'
  const mail = {
    to: 'ana@primjer.test',
    subject: 'Dogovoreno',
    text: 'č',
    html: '<p>č</p>',
    messageId: '<1@zauvijek.test>',
    attachments: [{ filename: 'vjencanje.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content }],
  }
  await makeMailer(`smtp://127.0.0.1:${port}`).mailer.send(mail)
  await makeMailer(undefined, dataDir).mailer.send(mail)
  const [name = ''] = readdirSync(join(dataDir, 'mail'))
  for (const raw of [mails[0]?.raw ?? '', readFileSync(join(dataDir, 'mail', name), 'utf8')]) {
    const { headers, files } = readMail(raw)
    expect(headers.get('content-type')).toMatch(/^multipart\/mixed/)
    expect(files).toEqual([
      {
        type: 'text/calendar; charset=utf-8; method=PUBLISH',
        filename: 'vjencanje.ics',
        content: content.replaceAll('\r\n', '\n'),
      },
    ])
  }
})

test('neither a subject nor an address can add a header or a recipient', async () => {
  const { mails, port } = await startMailServer()
  const { mailer } = makeMailer(`smtp://127.0.0.1:${port}`)
  const mail = { text: 'a', html: 'a', messageId: '<1@zauvijek.test>' }
  await mailer.send({ ...mail, to: 'ana@primjer.test', subject: 'Upit\r\nBcc: svi@primjer.test' })
  expect(mails.map(({ to }) => to)).toEqual([['ana@primjer.test']])
  expect(readMail(mails[0]?.raw ?? '').headers.has('bcc')).toBe(false)
  for (const to of [
    'ana@primjer.test, svi@primjer.test',
    'ana@primjer.test\r\nBcc: svi@primjer.test',
    'Ana <ana@primjer.test>',
  ]) {
    const rejection = new MailRejectedError('the address is none')
    await expect(mailer.send({ ...mail, to, subject: 'Upit' })).rejects.toThrow(rejection)
    await expect(mailer.send({ ...mail, to: 'ana@primjer.test', replyTo: to, subject: 'Upit' })).rejects.toThrow(
      rejection,
    )
  }
  expect(mails).toHaveLength(1)
})

test('a mail server that is down loses no mail, and sends none twice', async () => {
  const port = await findFreePort()
  const { mailer } = makeMailer(`smtp://127.0.0.1:${port}`)
  const { id, to } = await makeLead()
  await send({ kind: 'new_lead', lead_id: id })
  const log = await deliver(mailer)
  expect(log).toContain('job failed; it will be tried again')
  expect(await jobsLeft()).toEqual([{ last_error: expect.stringContaining('did not take the mail: E') as string }])

  const { mails } = await startMailServer({ port })
  await makeDue()
  await deliver(mailer)
  await deliver(mailer)
  expect(mails.map((mail) => mail.to)).toEqual([[to]])
  expect(await jobsLeft()).toEqual([])
})

test('a mail of which nobody knows whether it arrived is sent again under the same Message-ID', async () => {
  let isFirst = true
  const seen: string[] = []
  const { port } = await startMailServer({
    onData(stream, _, done) {
      let raw = ''
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()))
      stream.on('end', () => {
        seen.push(readMail(raw).headers.get('message-id') ?? '')
        done(isFirst ? smtpAnswer(451, 'try again later') : null)
        isFirst = false
      })
    },
  })
  const { mailer } = makeMailer(`smtp://127.0.0.1:${port}`)
  const { id } = await makeLead()
  await send({ kind: 'new_lead', lead_id: id })
  await deliver(mailer)
  await makeDue()
  await deliver(mailer)
  expect(seen).toHaveLength(2)
  expect(seen[1]).toBe(seen[0])
})

test('an address that the server refuses is given up at once, and another gets its mail', async () => {
  const [bad, good] = await Promise.all([makeLead(), makeLead()])
  const { mails, port } = await startMailServer({
    onRcptTo: refuse(bad.to, smtpAnswer(550, `5.1.1 <${bad.to}> is unknown`)),
  })
  for (const { id } of [bad, good]) await send({ kind: 'new_lead', lead_id: id })
  const log = await deliver(makeMailer(`smtp://127.0.0.1:${port}`).mailer)
  expect(mails.map(({ to }) => to)).toEqual([[good.to]])
  expect(await jobsLeft()).toEqual([])
  expect(log).toContain('new_lead: the mail server refused: EENVELOPE RCPT TO 550')
  expect(log).not.toContain(bad.to)
})

test('so is a mail that the server refuses once it has read it', async () => {
  const onData: SMTPServerOptions['onData'] = (stream, _, done) =>
    stream.on('end', () => done(smtpAnswer(554, '5.6.0 not such a content'))).resume()
  const { port } = await startMailServer({ onData, hideENHANCEDSTATUSCODES: true })
  const { id } = await makeLead()
  await send({ kind: 'new_lead', lead_id: id })
  const log = await deliver(makeMailer(`smtp://127.0.0.1:${port}`).mailer)
  expect(await jobsLeft()).toEqual([])
  expect(log).toContain('new_lead: the mail server refused: EMESSAGE DATA 554 5.6.0')
})

test.each([
  ['450 of a mailbox that is busy', false, { onRcptTo: (_, __, done) => done(smtpAnswer(450, 'busy')) }],
  [
    '554 for reasons of policy',
    false,
    { onRcptTo: (_, __, done) => done(smtpAnswer(554, '5.7.1 relay access denied')) },
  ],
  ['550 without a code for policy', false, { onRcptTo: (_, __, done) => done(smtpAnswer(550, 'relay not permitted')) }],
  ['530 that asks for a login', false, { onRcptTo: (_, __, done) => done(smtpAnswer(530, 'who are you')) }],
  ['550 to the sender', false, { onMailFrom: (_, __, done) => done(smtpAnswer(550, 'who are you')) }],
  ['421 of a server that ends', true, { onMailFrom: (_, __, done) => done(smtpAnswer(421, 'closing')) }],
] satisfies [string, boolean, SMTPServerOptions][])(
  'a %s is tried again; the server is away: %s',
  async (_, isAway, options) => {
    const { port } = await startMailServer({ ...options, hideENHANCEDSTATUSCODES: true })
    const { id, to } = await makeLead()
    await send({ kind: 'new_lead', lead_id: id })
    const { mailer } = makeMailer(`smtp://127.0.0.1:${port}`)
    const log = await deliver(mailer)
    expect(await jobsLeft()).toEqual([{ last_error: expect.stringContaining('did not take the mail') as string }])
    expect(mailer.isAway()).toBe(isAway)
    expect(log).not.toContain(to)
  },
)

test('an address whose server is slow does not stop the others', async () => {
  const [slow, ...quick] = await Promise.all([makeLead(), makeLead(), makeLead(), makeLead(), makeLead(), makeLead()])
  const goOn: (() => void)[] = []
  const { mails, port } = await startMailServer({
    onRcptTo: ({ address }, _, done) => (address === slow.to ? void goOn.push(() => done()) : done()),
  })
  for (const { id } of [slow, ...quick]) await send({ kind: 'new_lead', lead_id: id })
  const delivering = deliver(makeMailer(`smtp://127.0.0.1:${port}`).mailer)
  await eventually(() => expect(new Set(mails.map(({ to }) => to[0]))).toEqual(new Set(quick.map(({ to }) => to))))
  for (const done of goOn) done()
  await delivering
  expect(mails).toHaveLength(6)
})

test('a mail whose server is slow is broken off when the program ends', async () => {
  const ending = new AbortController()
  const { mails, port } = await startMailServer({ onRcptTo: () => ending.abort() })
  const { mailer } = makeMailer(`smtp://127.0.0.1:${port}`)
  const mail = { to: 'ana@primjer.test', subject: 'a', text: 'a', html: 'a', messageId: '<1@zauvijek.test>' }
  // Not ETIMEDOUT, after the twenty seconds in which a server may be silent.
  await expect(mailer.send(mail, ending.signal)).rejects.toThrow('the mail server did not take the mail: EABORT')
  expect(mails).toEqual([])
})

test('TLS is what the URL says, and a certificate that nobody vouches for is refused', async () => {
  const { mails, port } = await startMailServer({ secure: true })
  const mail = { to: 'ana@primjer.test', subject: 'a', text: 'a', html: 'a', messageId: '<1@zauvijek.test>' }
  const { mailer: strict } = makeMailer(`smtps://127.0.0.1:${port}`)
  await expect(strict.send(mail)).rejects.toThrow('the mail server did not take the mail: E')
  const { mailer: lax } = makeMailer(`smtps://127.0.0.1:${port}?tls.rejectUnauthorized=false`)
  await lax.send(mail)
  expect(mails).toHaveLength(1)
  const plain = await startMailServer()
  const { mailer: demanding } = makeMailer(`smtp://127.0.0.1:${plain.port}?requireTLS=true`)
  await expect(demanding.send(mail)).rejects.toThrow('the mail server did not take the mail: E')
  expect(plain.mails).toEqual([])
})

test('without a server each mail is a file, in the order of time, for its owner alone', async () => {
  const dataDir = makeDataDir()
  const { mailer, logged } = makeMailer(undefined, dataDir)
  const [first, second] = await Promise.all([
    makeLead({ message: 'Prvi šarmantni upit' }),
    makeLead({ message: 'Drugi' }),
  ])
  for (const { id } of [first, second]) {
    await send({ kind: 'new_lead', lead_id: id })
    await deliver(mailer)
  }
  const files = readdirSync(join(dataDir, 'mail')).toSorted()
  expect(logged).toEqual(files.map((name) => `A mail was written to ${join(dataDir, 'mail', name)}`))
  const mails = files.map((name) => readMail(readFileSync(join(dataDir, 'mail', name), 'utf8')))
  expect(mails.map(({ headers }) => headers.get('to'))).toEqual([first.to, second.to])
  expect(mails[0]?.text).toContain('> Prvi šarmantni upit')
  expect(files[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[\da-f]{8}\.eml$/)
  expect(statSync(join(dataDir, 'mail', files[0] ?? '')).mode & 0o077).toBe(0)
})

test('a job holds ids alone', async () => {
  const couple = await make.couple({ name: 'Tajana Tajić' })
  const { id } = await makeLead({ couple_id: couple.id, message: 'Tajna poruka' })
  await send({ kind: 'welcome', user_id: couple.id })
  await send({ kind: 'new_lead', lead_id: id })
  await deliver(makeMailer(`smtp://127.0.0.1:${await findFreePort()}`).mailer)
  const { rows } = await database.pool.query<{ row: string }>(
    'select j::text as row from graphile_worker._private_jobs j',
  )
  expect(rows).toHaveLength(2)
  const payloads = rows.map(({ row }) => row).join('\n')
  expect(payloads).not.toMatch(/Taj|token|@/)
})

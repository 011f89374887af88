import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { attachmentPolicy } from '#contract/attachment-policy.ts'
import { API_BASE } from '#contract/paths.ts'
import { uploadPolicy } from '#contract/upload-policy.ts'
import { createFileStore } from '#server/adapters/file-store/file-store.ts'
import { createLocalFileStore } from '#server/adapters/file-store/local.ts'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { makeTestApp } from '#test/app.ts'
import { makePdf, messageForm, type SentFile } from '#test/attachments.ts'
import { makeHugePng, makeJpeg } from '#test/pictures.ts'

const node = await makeTestApp()
const { app, call, deps, make, db, database, clock, close } = node
afterAll(close)

async function prepare() {
  const professional = await make.professional({ company_name: 'Foto Šimić' })
  const couple = await make.couple()
  const { id } = await make.lead({ professional_id: professional.id, couple_id: couple.id })
  const send = (files: readonly SentFile[], body?: string, { token = couple.token, key = '' } = {}) => {
    const form = messageForm(files, body)
    return call('POST', `/leads/${id}/messages`, {
      token,
      body: form.body,
      headers: { ...form.headers, ...(key && { 'idempotency-key': key }) },
    })
  }
  const download = (attachment: number | string, token: string | null = professional.token, lead: number = id) =>
    app.inject({
      url: `${API_BASE}/leads/${lead}/attachments/${attachment}`,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    })
  return { id, professional, couple, send, download }
}

async function storedNames(files = deps.files): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of files.list('attachment-')) names.push(name)
  return names.toSorted()
}

const signal = new AbortController().signal
const context = { key: '', signal }

describe('an attachment', () => {
  test('comes with a text or without one, and goes to both sides as it was sent', async () => {
    const { send, download, couple, professional, id } = await prepare()
    const pdf = makePdf()
    const { status, body } = await send([{ content: pdf, filename: 'Raspored dana.pdf' }], 'Evo rasporeda.')
    expect(status).toBe(201)
    const [attachment] = body.data.attachments
    expect(body.data).toMatchObject({ kind: 'text', body: 'Evo rasporeda.' })
    expect(attachment).toEqual({
      id: attachment.id,
      filename: 'Raspored dana.pdf',
      type: 'application/pdf',
      size: pdf.length,
      width: null,
      height: null,
    })
    for (const { token } of [couple, professional]) {
      const { data } = (await call('GET', `/leads/${id}/messages`, { token })).body
      expect(data[0].attachments).toEqual([attachment])
      const { statusCode, rawPayload } = await download(attachment.id, token)
      expect([statusCode, rawPayload.equals(pdf)]).toEqual([200, true])
    }
    expect((await send([{ content: pdf }])).body.data).toMatchObject({
      body: '',
      attachments: [{ filename: 'ponuda.pdf' }],
    })
  })

  test('is only ever saved: its headers let no browser show it or keep it', async () => {
    const { send, download } = await prepare()
    const [attachment] = (await send([{ content: makePdf(), filename: 'Čaša "šampanjca"; đir.pdf' }])).body.data
      .attachments
    expect((await download(attachment.id)).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Casa _sampanjca__ dir.pdf"; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('is as missing to everyone else, and by the id of another lead', async () => {
    const { send, download, professional, couple } = await prepare()
    const [{ id }] = (await send([{ content: makePdf() }])).body.data.attachments
    const other = await make.lead({
      professional_id: professional.id,
      couple_id: couple.id,
      event_date: '2027-06-13' as never,
    })
    expect((await download(id)).statusCode).toBe(200)
    expect((await download(id, null)).statusCode).toBe(401)
    expect((await download(id, (await make.admin()).token)).statusCode).toBe(403)
    for (const { token } of [await make.couple(), await make.professional()])
      expect((await download(id, token)).statusCode).toBe(404)
    expect((await download(id, professional.token, other.id)).statusCode).toBe(404)
    for (const wrong of [999_999, 'x', 0]) expect((await download(wrong)).statusCode).toBe(404)
  })

  test('has no address of its own, whatever is tried', async () => {
    const { send } = await prepare()
    await send([{ content: await makeJpeg() }])
    for (const name of await storedNames())
      for (const address of [name, `${name}-1600.webp`, `at/${name}`, `${name}.webp`, `..%2Fat%2F${name}`])
        expect((await app.inject(`/media/${address}`)).statusCode).toBe(404)
  })
})

describe('a picture', () => {
  test.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
  ] as const)('stays a %s, upright, and says nothing of where and with what it was taken', async (format, type) => {
    const { send, download } = await prepare()
    const turned = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#b4653a' } })
      .withExif({ IFD0: { Make: 'Aparat' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 48/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer()
    expect(turned.includes('Aparat')).toBe(true)
    const [attachment] = (await send([{ content: turned, filename: `IMG.${format}` }])).body.data.attachments
    expect(attachment).toMatchObject({ type, width: 300, height: 400 })
    const { rawPayload } = await download(attachment.id)
    expect(rawPayload.length).toBe(attachment.size)
    const { exif, icc, orientation, ...metadata } = await sharp(rawPayload).metadata()
    expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined])
    expect(metadata).toMatchObject({ format, width: 300, height: 400 })
    expect(rawPayload.includes('Aparat')).toBe(false)
  })

  test('loses whatever hides behind its end', async () => {
    const { send, download } = await prepare()
    const content = Buffer.concat([await makeJpeg(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')])
    const [{ id }] = (await send([{ content }])).body.data.attachments
    expect((await download(id)).rawPayload.includes('script')).toBe(false)
  })
})

describe('refused, by the field of the file, is', () => {
  const { typeMessage, contentMessage, emptyMessage, sizeMessage } = attachmentPolicy
  const pdf = makePdf()
  const zip = 'PK\u0003\u0004\u0014\u0000'
  const hostile: [string, string, () => Buffer | string | Promise<Buffer>][] = [
    ['an empty file', emptyMessage, () => ''],
    ['a page under the name of a PDF', typeMessage, () => '<!doctype html><script>alert(1)</script>'],
    ['a drawing with scripts', typeMessage, () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['an archive', typeMessage, () => `${zip}${'x'.repeat(100)}`],
    ['a program', typeMessage, () => 'MZ\u0090\u0000'],
    [
      'a WebP',
      typeMessage,
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .webp()
          .toBuffer(),
    ],
    ['a PDF in name alone', contentMessage, () => '%PDF-1.7\nnothing else'],
    ['a PDF without its end', contentMessage, () => pdf.subarray(0, -8)],
    [
      'a PDF whose end lies elsewhere',
      contentMessage,
      () => Buffer.from(pdf.toString('latin1').replace(/startxref\n\d+/, 'startxref\n5')),
    ],
    [
      'a PDF whose end lies far beyond',
      contentMessage,
      () => Buffer.from(pdf.toString('latin1').replace(/startxref\n\d+/, 'startxref\n9999999999')),
    ],
    ['a PDF behind something else', typeMessage, () => makePdf({ before: '<html>' })],
    [
      'a PDF that is a page as well',
      contentMessage,
      () => Buffer.from(pdf.toString('latin1').replace('%PDF-1.7\n', '%PDF-1.7\n<script>alert(1)</script>')),
    ],
    [
      'a PDF that begins as an archive',
      contentMessage,
      () => Buffer.from(pdf.toString('latin1').replace('%PDF-1.7\n', `%PDF-1.7\n${zip}`)),
    ],
    ['a PDF that ends as an archive', contentMessage, () => makePdf({ after: `PK\u0005\u0006${'\u0000'.repeat(18)}` })],
    ['a PDF with much behind its end', contentMessage, () => makePdf({ after: 'x'.repeat(2_000) })],
    ['half a JPEG', contentMessage, async () => (await makeJpeg({ width: 2_000, height: 2_000 })).subarray(0, 2_000)],
    [
      'a JPEG in name alone',
      contentMessage,
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>')]),
    ],
    ['a picture of 256 megapixels', uploadPolicy.pixelsMessage, () => makeHugePng(16_000, 16_000)],
    [
      'a byte too many',
      sizeMessage,
      () => Buffer.concat([pdf, Buffer.alloc(attachmentPolicy.maxBytes + 1 - pdf.length)]),
    ],
    ['twenty megabytes', sizeMessage, () => Buffer.concat([pdf, Buffer.alloc(20 * 2 ** 20)])],
  ]

  test.each(hostile)('%s', async (_, sentence, content) => {
    const { send, id, couple } = await prepare()
    const before = await storedNames()
    const { status, body } = await send(
      [{ content: makePdf() }, { content: await content(), filename: 'ponuda.pdf', type: 'application/pdf' }],
      'Evo.',
    )
    expect([status, body]).toEqual([422, { message: sentence, code: 'invalid', errors: { 'files.1': [sentence] } }])
    expect(await storedNames()).toEqual(before)
    expect((await call('GET', `/leads/${id}/messages`, { token: couple.token })).body.total).toBe(1)
  })

  test('more than three, all of them together, and each that is at fault', async () => {
    const { send } = await prepare()
    const file = { content: makePdf() }
    const four = await send([file, file, file, file])
    expect([four.status, four.body.errors]).toEqual([422, { files: [attachmentPolicy.countMessage] }])
    const many = await send(Array.from({ length: 20 }, () => file))
    expect([many.status, many.body.code]).toEqual([413, 'payload_too_large'])
    const two = await send([{ content: '' }, file, { content: 'MZ' }])
    expect(two.body.errors).toEqual({ 'files.0': [emptyMessage], 'files.2': [typeMessage] })
  })
})

describe('a message with files', () => {
  test('may bring three of ten megabytes', async () => {
    const { send } = await prepare()
    const padding = attachmentPolicy.maxBytes - makePdf().length
    const pdf = makePdf({ title: 'x'.repeat(padding + 'Ponuda'.length - 8) })
    expect(pdf.length).toBeGreaterThan(attachmentPolicy.maxBytes - 100)
    const { status, body } = await send([1, 2, 3].map((number) => ({ content: pdf, filename: `${number}.pdf` })))
    expect(status).toBe(201)
    expect(body.data.attachments.map(({ filename }: { filename: string }) => filename)).toEqual([
      '1.pdf',
      '2.pdf',
      '3.pdf',
    ])
  })

  test('needs no text, but one of both', async () => {
    const { send } = await prepare()
    expect((await send([], 'Bez datoteke.')).status).toBe(201)
    expect((await send([], '  ')).body.errors).toEqual({ body: ['Upišite poruku ili priložite datoteku.'] })
    expect((await send([{ content: makePdf(), field: 'image' }])).status).toBe(422)
    expect((await send([{ content: makePdf() }], 'x'.repeat(5_001))).body.errors).toEqual({
      body: ['Najviše 5.000 znakova.'],
    })
  })

  test('cannot be pretended in JSON', async () => {
    const { id, couple } = await prepare()
    const { status, body } = await call('POST', `/leads/${id}/messages`, {
      token: couple.token,
      body: { files: [{ content: 'JVBERi0=', filename: 'a.pdf' }] },
    })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['files.0']])
  })

  test('and no end, or of another type, is refused without a trace', async () => {
    const { id, couple } = await prepare()
    const form = messageForm([{ content: makePdf() }])
    const send = (body: Buffer | string, headers: Record<string, string>) =>
      call('POST', `/leads/${id}/messages`, { token: couple.token, body, headers })
    expect((await send(form.body.subarray(0, -40), form.headers)).status).toBe(400)
    expect((await send(form.body, { 'content-type': 'multipart/form-data' })).status).toBeLessThan(500)
    expect((await send('body=da', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
    expect(
      (await send(JSON.stringify({ body: 'x'.repeat(70_000) }), { 'content-type': 'application/json' })).status,
    ).toBe(413)
    expect((await call('GET', `/leads/${id}/messages`, { token: couple.token })).body.total).toBe(1)
  })

  test('with a key is sent once, and is another one with other bytes or another name', async () => {
    const { send } = await prepare()
    const before = (await storedNames()).length
    const first = await send([{ content: makePdf() }], 'Jednom', { key: 'datoteka' })
    const again = await send([{ content: makePdf() }], 'Jednom', { key: 'datoteka' })
    expect([again.body, again.headers['idempotent-replay']]).toEqual([first.body, 'true'])
    expect((await send([{ content: makePdf({ title: 'Druga' }) }], 'Jednom', { key: 'datoteka' })).body.code).toBe(
      'idempotency',
    )
    const renamed = await send([{ content: makePdf(), filename: 'Ugovor.pdf' }], 'Jednom', { key: 'datoteka' })
    expect(renamed.body.code).toBe('idempotency')
    expect((await storedNames()).length).toBe(before + 1)
  })

  test('into a closed conversation is refused before anything is decoded, and leaves nothing', async () => {
    const { send, id } = await prepare()
    await db.updateTable('leads').set({ status: 'rejected' }).where('id', '=', id).execute()
    const before = await storedNames()
    expect((await send([{ content: makePdf() }])).body.message).toBe('Upit je odbijen, pa je razgovor završen.')
    expect(await storedNames()).toEqual(before)
  })
})

describe('no file is left over', () => {
  test('where the disk is full for the second one', async () => {
    const local = createLocalFileStore(join(deps.config.dataDir, 'full'))
    let writes = 0
    const files = createFileStore({
      ...local,
      put: async (name, content) => {
        if (++writes === 2) throw new UnavailableError('the disk is full')
        await local.put(name, content)
      },
    })
    const full = await makeTestApp({ files })
    try {
      const couple = await full.make.couple()
      const lead = await full.make.lead({ couple_id: couple.id })
      const form = messageForm([{ content: makePdf() }, { content: makePdf() }])
      const { status } = await full.call('POST', `/leads/${lead.id}/messages`, { token: couple.token, ...form })
      expect(status).toBe(503)
      expect(await storedNames(local)).toEqual([])
    } finally {
      await full.close()
    }
  })

  test('where the database refuses the row', async () => {
    const { send, id } = await prepare()
    const before = await storedNames()
    const client = await database.pool.connect()
    try {
      await client.query(
        `alter table message_attachments add constraint refused check (filename <> 'odbijena.pdf') not valid`,
      )
      expect((await send([{ content: makePdf(), filename: 'odbijena.pdf' }])).status).toBe(500)
    } finally {
      await client.query('alter table message_attachments drop constraint refused')
      client.release()
    }
    expect(await storedNames()).toEqual(before)
    expect(await db.selectFrom('messages').select('id').where('lead_id', '=', id).execute()).toEqual([])
  })

  test('of a lead that is withdrawn', async () => {
    const { send, id, couple } = await prepare()
    const before = await storedNames()
    await send([{ content: makePdf() }, { content: await makeJpeg() }])
    expect((await storedNames()).length).toBe(before.length + 2)
    await call('DELETE', `/leads/${id}`, { token: couple.token })
    const { rows } = await database.pool.query<{ payload: { file_key: string } }>(
      `select payload from graphile_worker._private_jobs join graphile_worker._private_tasks as t on t.id = task_id where identifier = 'remove-attachment'`,
    )
    for (const { payload } of rows) await jobHandlers(deps)['remove-attachment'](payload, context)
    expect(await storedNames()).toEqual(before)
  })

  test('by a crash: the sweep removes what no row names, once no message can still be on its way', async () => {
    const { send } = await prepare()
    await send([{ content: makePdf() }])
    const before = await storedNames()
    const orphan = `attachment-${'0123456789abcdef'.repeat(2)}`
    const orphans = [orphan, `${orphan}.7c9e6679-7425-40de-944b-e07fc1f90ae7`]
    for (const name of orphans) await deps.files.put(name, Buffer.from('x'))
    const handlers = jobHandlers(deps)
    clock.set(new Date()) // as the disk has it
    await handlers['sweep-attachments']({}, context)
    expect(await storedNames()).toEqual([...before, ...orphans].toSorted())
    clock.forward(2 * 3_600)
    await handlers['sweep-pictures']({}, context)
    expect(await storedNames()).toEqual([...before, ...orphans].toSorted())
    await handlers['sweep-attachments']({}, context)
    expect(await storedNames()).toEqual(before)
  })
})

test('files have a limit of their own, beside that of texts', async () => {
  const few = await makeTestApp({ config: { rateLimitFactor: 0.01 } })
  try {
    const couple = await few.make.couple()
    const { id } = await few.make.lead({ couple_id: couple.id })
    const statuses: number[] = []
    for (let number = 0; number < 4; number++) {
      few.clock.forward(60)
      const form = messageForm([{ content: makePdf() }])
      statuses.push((await few.call('POST', `/leads/${id}/messages`, { token: couple.token, ...form })).status)
    }
    expect(statuses).toEqual([201, 201, 429, 429])
    few.clock.forward(60)
    expect(
      (await few.call('POST', `/leads/${id}/messages`, { token: couple.token, body: { body: 'Ipak tekst' } })).status,
    ).toBe(201)
  } finally {
    await few.close()
  }
})

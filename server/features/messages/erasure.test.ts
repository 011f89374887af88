import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { makeTestApp } from '#test/app.ts'
import { makePdf, messageForm } from '#test/attachments.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { untilWaitingForLocks } from '#test/locks.ts'

const { call, deps, make, db, close } = await makeTestApp()
afterAll(close)

async function prepare() {
  const professional = await make.professional({ company_name: 'Foto Šimić' })
  const couple = await make.couple({ name: 'Đurđica Štefan', phone: '+385 91 555 0123' })
  const { id } = await make.lead({ professional_id: professional.id, couple_id: couple.id })
  const path = `/leads/${id}/messages`
  const write = (token: string, body: string, key?: string) =>
    call('POST', path, { token, body: { body }, headers: key === undefined ? {} : { 'idempotency-key': key } })
  const sendFile = (token: string, filename: string, body?: string) =>
    call('POST', path, { token, ...messageForm([{ content: makePdf(), filename }], body) })
  const list = async (token: string): Promise<Message[]> => (await call('GET', path, { token })).body.data
  const remove = (token: string) => call('DELETE', '/account', { token, body: { password: PASSWORD } })
  return { id, path, professional, couple, write, sendFile, list, remove }
}

/** Runs the jobs that wait for a worker, of this name alone. */
async function removeFiles() {
  const { rows } = await sql<{ payload: { file_key: string } }>`
    select payload from graphile_worker._private_jobs join graphile_worker._private_tasks as t on t.id = task_id
     where identifier = 'remove-attachment'`.execute(db)
  const context = { key: '', signal: new AbortController().signal }
  for (const { payload } of rows) await jobHandlers(deps)['remove-attachment'](payload, context)
}

async function keysOf(leadId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('message_attachments as a')
    .innerJoin('messages as m', 'm.id', 'a.message_id')
    .select('file_key')
    .where('m.lead_id', '=', leadId)
    .orderBy('a.id')
    .execute()
  return rows.map(({ file_key }) => file_key)
}

describe('with its account a couple takes from its conversations', () => {
  test('its name, address and number in what both have written, and the files that it sent', async () => {
    const { id, professional, couple, write, sendFile, list, remove } = await prepare()
    await write(couple.token, `Zovite nas na 091/555-0123.\nĐurđica Štefan, ${couple.email}`)
    await sendFile(couple.token, 'popis gostiju.pdf')
    await sendFile(couple.token, 'raspored.pdf', 'Evo rasporeda.')
    await write(professional.token, 'Poštovana Đurđica Štefan, javljamo se.', 'odgovor')
    await sendFile(professional.token, 'Ponuda Đurđica Štefan.pdf', 'Evo ponude.')
    const [guests = '', plan = '', offer = ''] = await keysOf(id)

    expect((await remove(couple.token)).status).toBe(204)
    const left = await list(professional.token)
    expect(left.map(({ author_name, body }) => [author_name, body])).toEqual([
      ['Foto Šimić', 'Evo ponude.'],
      ['Foto Šimić', 'Poštovana …, javljamo se.'],
      ['Nepoznato', 'Evo rasporeda.'],
      ['Nepoznato', '…'],
      ['Nepoznato', 'Zovite nas na ….\n…, …'],
      ['Nepoznato', 'Jeste li slobodni tog dana?'],
    ])
    expect(left.map(({ attachments }) => attachments.map(({ filename }) => filename))).toEqual([
      ['Ponuda ….pdf'],
      [],
      [],
      [],
      [],
      [],
    ])
    await removeFiles()
    expect(await Promise.all([guests, plan, offer].map((name) => deps.files.has(name)))).toEqual([false, false, true])
    // A retry gets the answer of then, without the name.
    const { rows } = await sql<{ answer: string }>`select answer from idempotency_keys where key = 'odgovor'`.execute(
      db,
    )
    expect(JSON.parse(rows[0]!.answer).data.body).toBe('Poštovana …, javljamo se.')
    expect((await write(professional.token, 'Halo?')).body.message).toBe(
      'Par je izbrisao svoj račun, pa je razgovor završen.',
    )
  })

  test('what it was offered, and why it declined', async () => {
    const { id, couple, remove } = await prepare()
    const offer = await make.offer({
      lead_id: id,
      note: 'Za par Đurđica Štefan',
      cancellation: 'Đurđica Štefan gubi predujam.',
      decline_reason: 'Preskupo. Đurđica Štefan',
      status: 'declined',
      decided_at: new Date(),
    })
    await db
      .insertInto('offer_items')
      .values({ offer_id: offer.id, position: 9, label: 'Foto za Đurđica Štefan', quantity: 1, unit_price: 1 })
      .execute()
    await remove(couple.token)
    const left = await db.selectFrom('offers').selectAll().where('id', '=', offer.id).executeTakeFirstOrThrow()
    expect([left.note, left.cancellation, left.decline_reason]).toEqual(['Za par …', '… gubi predujam.', 'Preskupo. …'])
    const labels = await db
      .selectFrom('offer_items')
      .select('label')
      .where('offer_id', '=', offer.id)
      .where('position', '=', 9)
      .execute()
    expect(labels).toEqual([{ label: 'Foto za …' }])
  })

  test('and leaves the conversations of others alone', async () => {
    const gone = await prepare()
    const staying = await prepare()
    await staying.write(staying.couple.token, 'Pozdrav, Đurđica Štefan')
    await gone.remove(gone.couple.token)
    expect((await staying.list(staying.couple.token))[0]?.body).toBe('Pozdrav, Đurđica Štefan')
  })

  test('a message that is just being sent to it, too', async () => {
    const { id, professional, couple, write, list, remove } = await prepare()
    const { removal, message } = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('leads').select('id').where('id', '=', id).forUpdate().execute()
      const sending = write(professional.token, 'Poštovana Đurđica Štefan')
      await untilWaitingForLocks(db, 1)
      const removing = remove(couple.token)
      await untilWaitingForLocks(db, 2)
      return { removal: removing, message: sending }
    })
    expect([(await message).status, (await removal).status]).toEqual([201, 204])
    expect((await list(professional.token))[0]?.body).toBe('Poštovana …')
  })
})

describe('with a professional go its conversations', () => {
  test('of both sides, and all their files', async () => {
    const { id, professional, couple, path, sendFile, remove } = await prepare()
    await sendFile(couple.token, 'popis.pdf')
    await sendFile(professional.token, 'ponuda.pdf')
    const keys = await keysOf(id)
    expect((await remove(professional.token)).status).toBe(204)
    expect((await call('GET', path, { token: couple.token })).status).toBe(404)
    expect(await db.selectFrom('messages').select('id').where('lead_id', '=', id).execute()).toEqual([])
    await removeFiles()
    expect(await Promise.all(keys.map((name) => deps.files.has(name)))).toEqual([false, false])
  })

  test('in the middle of a message with a key, each in its turn', async () => {
    const { id, professional, write, remove } = await prepare()
    const { removal, message } = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('leads').select('id').where('id', '=', id).forUpdate().execute()
      const sending = write(professional.token, 'Javljamo se.', 'usred-brisanja')
      await untilWaitingForLocks(db, 1)
      const removing = remove(professional.token)
      await untilWaitingForLocks(db, 2)
      return { removal: removing, message: sending }
    })
    expect([(await message).status, (await removal).status]).toEqual([201, 204])
  })
})

test('the export of both sides has all messages, the oldest first, with the names of their files', async () => {
  const { professional, couple, write, sendFile } = await prepare()
  await write(couple.token, 'Koliko stoji?')
  await sendFile(professional.token, 'cjenik.pdf', 'Evo cjenika.')
  const other = await prepare()
  await other.write(other.couple.token, 'Tuđe')
  for (const { token } of [couple, professional]) {
    const { messages } = (await call('GET', '/account/export', { token })).body
    expect(messages).toMatchObject([
      { author: 'couple', author_name: 'Đurđica Štefan', body: 'Koliko stoji?' },
      {
        author: 'professional',
        author_name: 'Foto Šimić',
        body: 'Evo cjenika.',
        attachments: [{ filename: 'cjenik.pdf' }],
      },
    ])
  }
})

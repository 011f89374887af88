import { afterAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const { call, make, db, clock, close } = await makeTestApp()
afterAll(close)

const missing = { message: 'Favorit nije pronađen.', code: 'not_found' }

describe('adding a favourite', () => {
  test('answers it with its card', async () => {
    const { token } = await make.couple()
    const { id } = await make.professional({ company_name: 'Foto Val' })
    const { status, headers, body } = await call('POST', '/favorites', { token, body: { professional_id: id } })
    expect([status, headers['cache-control']]).toEqual([201, 'no-store'])
    expect(body.data).toEqual({
      id: expect.any(Number),
      professional_id: id,
      created_at: clock.now().toISOString(),
      note: null,
      professional: expect.objectContaining({ id, company_name: 'Foto Val', media: [] }),
    })
  })

  test('a second time gives the same one, also when both clicks come at once', async () => {
    const { token } = await make.couple()
    const body = { professional_id: String((await make.professional()).id) }
    const add = () => call('POST', '/favorites', { token, body })
    const answers = await Promise.all([add(), add(), add(), add()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 201])
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1)
    const again = await add()
    expect([again.status, again.body.data]).toEqual([200, answers[0]?.body.data])
  })

  test.each([
    [{}, 'Odaberite pružatelja usluga.'],
    [{ professional_id: null }, 'Odaberite pružatelja usluga.'],
    [{ professional_id: -1 }, 'Odaberite pružatelja usluga.'],
    [{ professional_id: 2_000_000_000 }, 'Ovaj pružatelj usluga trenutačno nije dostupan.'],
  ])('with %j is refused by its field', async (body, message) => {
    const { token } = await make.couple()
    const answer = await call('POST', '/favorites', { token, body })
    expect([answer.status, answer.body.errors]).toEqual([422, { professional_id: [message] }])
  })

  test.each(['pending', 'rejected'] as const)('is refused for a %s professional', async (status) => {
    const { token } = await make.couple()
    const { id } = await make.professional({ status })
    const { body } = await call('POST', '/favorites', { token, body: { professional_id: id } })
    expect(body.errors).toHaveProperty('professional_id')
  })
})

describe('the list of favourites', () => {
  test('holds one’s own, newest first, with the card while the profile is public', async () => {
    const couple = await make.couple()
    const shown = await make.professional()
    await make.media({ professional_id: shown.id })
    const hidden = await make.professional()
    const of = { couple_id: couple.id }
    await make.favorite({ ...of, professional_id: hidden.id, created_at: new Date('2027-03-02T10:00:00Z') })
    await make.favorite({ ...of, professional_id: shown.id, created_at: new Date('2027-03-01T10:00:00Z') })
    await make.favorite()
    await db.updateTable('professionals').set({ status: 'rejected' }).where('id', '=', hidden.id).execute()

    const { status, headers, body } = await call('GET', '/favorites', { token: couple.token })
    expect([status, headers['cache-control'], body.total, body.per_page]).toEqual([200, 'no-store', 2, 500])
    expect(body.data).toMatchObject([
      { professional_id: hidden.id, professional: null },
      { professional_id: shown.id, professional: { id: shown.id, media_count: 1, status: 'approved' } },
    ])
  })

  test('is paged, of one moment by the order of adding', async () => {
    const couple = await make.couple()
    const ids: number[] = []
    for (let number = 0; number < 3; number++) ids.unshift((await make.favorite({ couple_id: couple.id })).id)
    const read = async (page: number) =>
      (await call('GET', `/favorites?per_page=2&page=${page}`, { token: couple.token })).body
    const pages = [await read(1), await read(2)]
    expect(pages.map(({ last_page, data }) => [last_page, data.map(({ id }: { id: number }) => id)])).toEqual([
      [2, ids.slice(0, 2)],
      [2, ids.slice(2)],
    ])
  })
})

describe('the note on a favourite', () => {
  test('is the couple’s own, cleaned, replaced, and removed by an empty one', async () => {
    const couple = await make.couple()
    const favorite = await make.favorite({ couple_id: couple.id })
    const write = (note: unknown) => call('PUT', `/favorites/${favorite.id}`, { token: couple.token, body: { note } })
    const { status, headers, body } = await write('  Zvati u ponedjeljak,\npitati za probu. ')
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body.data).toMatchObject({
      id: favorite.id,
      note: 'Zvati u ponedjeljak,\npitati za probu.',
      professional: { id: favorite.professional_id },
    })
    const readNote = async () => (await call('GET', '/favorites', { token: couple.token })).body.data[0].note
    expect(await readNote()).toBe('Zvati u ponedjeljak,\npitati za probu.')
    const add = (text?: string) =>
      call('POST', '/favorites', {
        token: couple.token,
        body: { professional_id: favorite.professional_id, note: text },
      })
    // Marked once more, it keeps its note.
    for (const text of [undefined, 'Nešto drugo']) {
      expect((await add(text)).body.data.note).toBe('Zvati u ponedjeljak,\npitati za probu.')
    }
    for (const nothing of ['', '   ', null, undefined]) {
      await write('Nešto')
      expect((await write(nothing)).body.data.note).toBeNull()
    }
    expect(await readNote()).toBeNull()
  })

  test('that was written meanwhile is replaced only by those who have read it', async () => {
    const couple = await make.couple()
    await make.favorite({ couple_id: couple.id, note: 'Uz drugog.' })
    const { id } = await make.favorite({ couple_id: couple.id })
    const write = async (note: string, replaces?: string | null) => {
      const { status, body } = await call('PUT', `/favorites/${id}`, { token: couple.token, body: { note, replaces } })
      return [status, body.data?.note ?? body.message]
    }
    expect(await write('Njezina.', null)).toEqual([200, 'Njezina.'])
    const refused = 'Bilješka je u međuvremenu promijenjena (sada piše: „Njezina.”).'
    expect(await write('Njegova.', null)).toEqual([409, `${refused} Spremite ponovo ako je želite zamijeniti svojom.`])
    // As after an answer that was lost.
    expect(await write('Njezina.', null)).toEqual([200, 'Njezina.'])
    expect(await write('Zajednička.', 'Njezina.')).toEqual([200, 'Zajednička.'])
    expect(await write('Njegova.')).toEqual([200, 'Njegova.'])
    await write('')
    expect(await write('Opet.', 'Njegova.')).toEqual([
      409,
      'Bilješka je u međuvremenu uklonjena. Spremite ponovo ako želite da ostane ova.',
    ])
    const { body } = await call('GET', '/favorites', { token: couple.token })
    expect(body.data.map(({ note }: { note: string | null }) => note)).toEqual([null, 'Uz drugog.'])
  })

  test('comes back with the favourite, where its removal is taken back', async () => {
    const { token } = await make.couple()
    const { id } = await make.professional()
    const { status, body } = await call('POST', '/favorites', {
      token,
      body: { professional_id: id, note: 'Pitati za probu.' },
    })
    expect([status, body.data.note]).toEqual([201, 'Pitati za probu.'])
  })

  test('may have a thousand letters and no more', async () => {
    const couple = await make.couple()
    const { id } = await make.favorite({ couple_id: couple.id })
    const write = (note: unknown) => call('PUT', `/favorites/${id}`, { token: couple.token, body: { note } })
    expect((await write('ž'.repeat(1000))).status).toBe(200)
    for (const note of ['ž'.repeat(1001), 7, ['Nešto']]) {
      const { status, body } = await write(note)
      expect([status, Object.keys(body.errors)]).toEqual([422, ['note']])
    }
    expect((await call('GET', '/favorites', { token: couple.token })).body.data[0].note).toHaveLength(1000)
  })

  test('is kept while the profile is not public', async () => {
    const couple = await make.couple()
    const { id, professional_id } = await make.favorite({ couple_id: couple.id })
    await db.updateTable('professionals').set({ status: 'rejected' }).where('id', '=', professional_id).execute()
    const { status, body } = await call('PUT', `/favorites/${id}`, { token: couple.token, body: { note: 'Čekamo.' } })
    expect([status, body.data.note, body.data.professional]).toEqual([200, 'Čekamo.', null])
  })

  test('of another couple cannot be read or written, the same as of none', async () => {
    const { token } = await make.couple()
    const other = await make.favorite({ note: 'Samo naše' })
    for (const id of [other.id, 999_999]) {
      const { status, body } = await call('PUT', `/favorites/${id}`, { token, body: { note: 'Naše' } })
      expect([status, body]).toEqual([404, missing])
    }
    const stored = await db.selectFrom('favorites').select('note').where('id', '=', other.id).execute()
    expect(stored).toEqual([{ note: 'Samo naše' }])
    for (const path of ['/favorites', `/professionals/${other.professional_id}`]) {
      expect((await call('GET', path, { token })).text).not.toContain('Samo naše')
    }
  })
})

describe('removing a favourite', () => {
  test('takes it away, once, and no other', async () => {
    const couple = await make.couple()
    const other = await make.favorite({ couple_id: couple.id })
    const { id } = await make.favorite({ couple_id: couple.id })
    const remove = () => call('DELETE', `/favorites/${id}`, { token: couple.token })
    const answers = await Promise.all([remove(), remove()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
    expect(answers.find(({ status }) => status === 204)?.text).toBe('')
    expect((await remove()).body).toEqual(missing)
    expect((await call('GET', '/favorites', { token: couple.token })).body.data).toMatchObject([{ id: other.id }])
  })

  test('of another couple is the same as of none', async () => {
    const { token } = await make.couple()
    const other = await make.favorite()
    for (const id of [other.id, 999_999, 'abc', '0', '99999999999']) {
      expect((await call('DELETE', `/favorites/${id}`, { token })).status).toBe(404)
    }
    expect(await db.selectFrom('favorites').select('id').where('id', '=', other.id).execute()).toHaveLength(1)
  })
})

test.each([
  ['GET', '/favorites'],
  ['POST', '/favorites'],
  ['PUT', '/favorites/1'],
  ['DELETE', '/favorites/1'],
] as const)('%s %s is for couples', async (method, path) => {
  expect((await call(method, path)).status).toBe(401)
  for (const { token } of [await make.professional(), await make.admin()]) {
    const { status, body } = await call(method, path, {
      token,
      ...(method !== 'DELETE' && method !== 'GET' && { body: {} }),
    })
    expect([status, body.code]).toEqual([403, 'forbidden'])
  }
})

test('favourites go with the account and with the profile', async () => {
  const couple = await make.couple()
  const professional = await make.professional()
  await make.favorite({ couple_id: couple.id })
  await make.favorite({ professional_id: professional.id })
  await db.deleteFrom('users').where('id', 'in', [couple.id, professional.user.id]).execute()
  const left = await db
    .selectFrom('favorites')
    .select('id')
    .where(({ or, eb }) => or([eb('couple_id', '=', couple.id), eb('professional_id', '=', professional.id)]))
    .execute()
  expect(left).toEqual([])
})

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { categorySlugs } from '#contract/categories.ts'
import { homeCities } from '#contract/cities.ts'
import { slugOf } from '#contract/landing-address.ts'
import { makeTestApp } from '#test/app.ts'
import { tags } from '#server/response-cache/tags.ts'

const { app, call, make, db, deps, close } = await makeTestApp()
afterAll(close)

interface Count {
  category: { slug: string }
  total: number
  cities: { city: string; total: number }[]
}

async function countOf(slug: string): Promise<Count | undefined> {
  const { status, body } = await call('GET', '/landing')
  expect(status).toBe(200)
  return (body.data as Count[]).find(({ category }) => category.slug === slug)
}

const pricesOf = async (category: string, city: string) => (await call('GET', `/landing/${category}/${city}`)).body.data

/** The factories write rows without invalidating what is cached. */
const invalidateAll = () => deps.responseCache.invalidate([tags.everything])

const sitemap = async () => (await app.inject('/sitemap-pages.xml')).body

describe('the counts', () => {
  test('name every category in its order, also one without anybody', async () => {
    const { body } = await call('GET', '/landing')
    expect((body.data as Count[]).map(({ category }) => category.slug)).toEqual([...categorySlugs])
    expect(await countOf('nakit')).toEqual({
      category: { id: expect.any(Number), name: 'Nakit', slug: 'nakit' },
      total: 0,
      cities: [],
    })
  })

  test('hold the approved alone, by city however it is spelt, and elsewhere only in the sum', async () => {
    for (const city of ['Šibenik', 'sibenik', ' ŠIBENIK', 'Slavonski Brod', 'Sinj', null]) {
      await make.professional({ category: 'glazba', city })
    }
    for (const status of ['pending', 'rejected'] as const) {
      await make.professional({ category: 'glazba', city: 'Šibenik', status })
    }
    invalidateAll()
    expect(await countOf('glazba')).toMatchObject({
      total: 6,
      cities: [
        { city: 'Šibenik', total: 3 },
        { city: 'Slavonski Brod', total: 1 },
      ],
    })
  })

  test('name no city of a category without landing pages, which an operator or a later release has added', async () => {
    const added = { name: 'Pirotehnika', slug: 'pirotehnika', position: 12 }
    const { id } = await db.insertInto('categories').values(added).returning('id').executeTakeFirstOrThrow()
    onTestFinished(async () => {
      await db.updateTable('professionals').set({ category_id: null }).where('category_id', '=', id).execute()
      await db.deleteFrom('categories').where('id', '=', id).execute()
      invalidateAll()
    })
    for (let count = 0; count < 3; count++) {
      const { id: professional } = await make.professional({ city: 'Osijek' })
      await db.updateTable('professionals').set({ category_id: id }).where('id', '=', professional).execute()
    }
    invalidateAll()
    expect(await countOf('pirotehnika')).toMatchObject({ total: 3, cities: [] })
    expect(await sitemap()).not.toContain('pirotehnika')
  })

  test('leave out who has no category', async () => {
    const sum = async () =>
      ((await call('GET', '/landing')).body.data as Count[]).reduce((total, one) => total + one.total, 0)
    invalidateAll()
    const before = await sum()
    await make.professional({ category_id: null })
    invalidateAll()
    expect(await sum()).toBe(before)
  })

  test('are kept, and right again after a profile has moved to another city', async () => {
    const { id, token, category_id } = await make.professional({ category: 'video-produkcija', city: 'Split' })
    invalidateAll()
    expect((await countOf('video-produkcija'))?.cities).toEqual([{ city: 'Split', total: 1 }])
    const { hits } = deps.responseCache.stats()
    await countOf('video-produkcija')
    expect(deps.responseCache.stats().hits).toBe(hits + 1)
    const body = { company_name: 'Film Val', category_id, city: 'Pula' }
    expect((await call('PUT', `/professionals/${id}`, { token, body })).status).toBe(200)
    expect((await countOf('video-produkcija'))?.cities).toEqual([{ city: 'Pula', total: 1 }])
  })
})

describe('the prices', () => {
  beforeAll(async () => {
    for (const price_range_min of [900, 0, 300, 700, null]) {
      await make.professional({ category: 'transport', city: 'Zadar', price_range_min })
    }
    await make.professional({ category: 'transport', city: 'Sinj', price_range_max: 100 })
    await make.professional({ category: 'transport', city: 'Zadar', price_range_min: 1, status: 'pending' })
    await make.professional({ category: 'odjeca', city: 'Zadar', price_range_min: 2 })
  })

  test('are the lowest and the middle one of those that are published and more than nothing, here and everywhere', async () => {
    expect(await pricesOf('transport', 'zadar')).toEqual({
      here: { count: 3, lowest: 300, middle: 700 },
      everywhere: { count: 4, lowest: 100, middle: 300 },
    })
  })

  test('are none where nobody published one', async () => {
    expect(await pricesOf('nakit', 'pula')).toEqual({
      here: { count: 0, lowest: null, middle: null },
      everywhere: { count: 0, lowest: null, middle: null },
    })
  })

  test.each(['/landing/nema/split', '/landing/transport/sinj', '/landing/Transport/zadar', '/landing/transport/%00'])(
    '%s is not there',
    async (path) => {
      expect(await call('GET', path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    },
  )
})

test('every home city is folded here as the database folds it', async () => {
  for (const city of homeCities) {
    const { search_city } = await make.professional({ category: 'hrana-i-slastice', city })
    expect(search_city?.replaceAll(' ', '-')).toBe(slugOf(city))
  }
  invalidateAll()
  expect((await countOf('hrana-i-slastice'))?.cities).toEqual(homeCities.map((city) => ({ city, total: 1 })))
})

describe('robots.txt', () => {
  const groups = async () => (await app.inject('/robots.txt')).body.split('\n\n')

  test('keeps crawlers from the endless combinations of one page', async () => {
    const [ofAll = ''] = (await groups()).filter((group) => group.startsWith('User-agent: *'))
    for (const key of ['search=', 'compared=', 'ids=', 'month=', 'reviews_', 'package='])
      expect(ofAll).toContain(`Disallow: /*?*${key}\n`)
  })

  test('lets programs that preview a shared link read a list, a comparison and a profile on a day', async () => {
    const [ofPreviews = ''] = (await groups()).filter((group) => group.includes('Twitterbot'))
    expect(ofPreviews).toContain('User-agent: facebookexternalhit\n')
    expect(ofPreviews.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/'])
  })
})

describe('the sitemap', () => {
  test('begins with the pages of the site and leaves the professionals to files of their own', async () => {
    const { id } = await make.professional()
    const index = (await app.inject('/sitemap.xml')).body
    const { publicUrl } = deps.config
    expect(index).toContain(`<loc>${publicUrl}/sitemap-pages.xml</loc>`)
    expect(index).toContain(`<loc>${publicUrl}/sitemap-1.xml</loc>`)
    const listed = await sitemap()
    for (const path of ['/', '/professionals', '/categories', '/faq']) {
      expect(listed).toContain(`<loc>${publicUrl}${path}</loc>`)
    }
    expect(listed).not.toContain(`/professionals/${id}<`)
    expect((await app.inject('/sitemap-1.xml')).body).toContain(`/professionals/${id}<`)
    expect((await app.inject('/sitemap-nema.xml')).statusCode).toBe(404)
  })

  test('names a category and a landing page from the third professional on, and no longer when one of them has left', async () => {
    const address = '/make-up-i-frizura/varazdin<'
    const ofCategory = `/?category_id=${await make.categoryId('make-up-i-frizura')}<`
    const people = []
    for (const expected of [false, false, true]) {
      people.push(await make.professional({ category: 'make-up-i-frizura', city: 'Varaždin' }))
      invalidateAll()
      expect((await sitemap()).includes(address)).toBe(expected)
    }
    expect(await sitemap()).toContain(ofCategory)
    const leaver = people[0]
    const body = { company_name: 'Šminka', category_id: leaver?.category_id, city: 'Ivanec' }
    expect((await call('PUT', `/professionals/${leaver?.id}`, { token: leaver?.token, body })).status).toBe(200)
    expect(await sitemap()).not.toContain(address)
  })
})

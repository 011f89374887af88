import { afterAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const { call, make, close } = await makeTestApp()
afterAll(close)

describe('a professional', () => {
  test('who is approved is seen by everyone, with all pictures in their order', async () => {
    const { id } = await make.professional({ description: 'Slikamo od 2009.', price_range_min: 0, price_range_max: 0 })
    const second = await make.media({ professional_id: id, position: 7, width: 1200, height: 1600 })
    const first = await make.media({ professional_id: id, position: 3 })
    const { status, headers, body } = await call('GET', `/professionals/${id}`)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-cache')
    expect(body.data).toMatchObject({
      id,
      description: 'Slikamo od 2009.',
      price_range: '€ 0',
      average_rating: 0,
      review_count: 0,
      media: [
        { id: first.id },
        { id: second.id, url: `/media/${second.hash}-1200.webp`, widths: [320, 640, 960, 1200] },
      ],
      media_count: 2,
    })
    expect(body.data).not.toHaveProperty('user_id')
  })

  test.each(['pending', 'rejected'] as const)('who is %s is seen by the owner and by admins alone', async (status) => {
    const { id, token } = await make.professional({ status })
    for (const seeing of [token, (await make.admin()).token]) {
      const answer = await call('GET', `/professionals/${id}`, { token: seeing })
      expect(answer.body.data).toMatchObject({ id, status })
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    for (const stranger of [undefined, 'no-token', (await make.couple()).token, (await make.professional()).token]) {
      const answer = await call('GET', `/professionals/${id}`, { token: stranger })
      expect([answer.status, answer.body]).toEqual([
        404,
        { message: 'Pružatelj usluga nije pronađen.', code: 'not_found' },
      ])
    }
  })

  test.each(['abc', '0', '1.5', '-1', '99999999999', '2147483648', '01', '1e3', '%00', '%F0%9F%92%8D', '1 or 1=1'])(
    'with the id %s does not exist',
    async (id) => {
      const answer = await call('GET', `/professionals/${id}`)
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
    },
  )
})

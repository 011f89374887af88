import { expect, test } from 'vitest'
import { requestOf, type TryCall } from './request.ts'

const call: TryCall = {
  method: 'POST',
  path: '/api/v1/leads/{id}/messages',
  parameters: [
    { name: 'id', in: 'path', required: true, example: '7' },
    { name: 'after', in: 'query', required: false, example: '' },
    { name: 'Idempotency-Key', in: 'header', required: false, example: '' },
  ],
  body: '{}',
  file: 'files',
  needsToken: true,
  isSafe: false,
}
const values = { parameters: { id: '7' }, body: '', file: null, token: '' }

test('what is left empty is not sent', () => {
  expect(requestOf(call, values)).toEqual({
    url: '/api/v1/leads/7/messages',
    init: { method: 'POST', headers: {}, cache: 'no-store' },
  })
})

test('each value goes to its place, and cannot leave it', () => {
  const parameters = { id: '../7?x', after: 'a&b=c', 'Idempotency-Key': ' k-1 ' }
  const { url, init } = requestOf(call, { ...values, parameters, body: '{ "body": "Da" }', token: ' t ' })
  expect(url).toBe('/api/v1/leads/..%2F7%3Fx/messages?after=a%26b%3Dc')
  expect(init).toMatchObject({
    headers: { 'Idempotency-Key': 'k-1', authorization: 'Bearer t', 'content-type': 'application/json' },
    body: '{"body":"Da"}',
  })
})

test('a file is sent as a form, whose type the browser names', () => {
  const file = new File(['x'], 'slika.jpg')
  const { init } = requestOf(call, { ...values, body: '{}', file })
  expect(init.headers).toEqual({})
  expect((init.body as FormData).get('files')).toEqual(file)
})

test('a body that is no JSON is not sent', () => {
  expect(() => requestOf(call, { ...values, body: '{ body' })).toThrow(SyntaxError)
})

import { expect, test } from 'vitest'
import { ApiError, ConnectionError } from '#web/call.ts'
import { createLastLoaded } from './last-loaded.ts'

const refuse = (error: Error) => async () => {
  throw error
}
const temporary = [new ConnectionError(), new ApiError(503, null), new ApiError(429, null)]
const final = [new ApiError(401, null), new ApiError(403, null), new ApiError(404, null), new TypeError('x')]

test.each(temporary)('a refresh that fails for a while gives what is shown: %s', async (error) => {
  const list = createLastLoaded<string>()
  await list.load('page 1', async () => 'first')
  expect(await list.load('page 1', refuse(error))).toBe('first')
  expect(await list.load('page 1', async () => 'second')).toBe('second')
})

test.each(final)('any other failure is thrown: %s', async (error) => {
  const list = createLastLoaded<string>()
  await list.load('page 1', async () => 'first')
  await expect(list.load('page 1', refuse(error))).rejects.toBe(error)
})

test('a page that is opened must load, also when it was open before', async () => {
  const list = createLastLoaded<string>()
  const offline = new ConnectionError()
  await expect(list.load('page 1', refuse(offline))).rejects.toBe(offline)
  await list.load('page 1', async () => 'first')
  await expect(list.load('page 2', refuse(offline))).rejects.toBe(offline)
  list.forget()
  await expect(list.load('page 1', refuse(offline))).rejects.toBe(offline)
})

import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { passLines } from './pass-lines.ts'

test('lines of two processes that come in pieces are passed on whole, a last one without an end too', async () => {
  const written: string[] = []
  const to = (lines: Buffer) => void written.push(lines.toString())
  const [first, second] = [new PassThrough(), new PassThrough()]
  passLines(first, to)
  passLines(second, to)
  const send = async (stream: PassThrough, text: string) => {
    stream.write(text)
    await new Promise(setImmediate)
  }
  await send(first, '{"a":')
  await send(second, '{"b":1}\n{"b":')
  await send(first, '1}\n')
  await send(second, '2')
  await send(second, '}\n')
  await send(first, 'Error: č')
  first.end()
  await new Promise(setImmediate)
  expect(written).toEqual(['{"b":1}\n', '{"a":1}\n', '{"b":2}\n', 'Error: č\n'])
})

import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { makeHugePng, makeJpeg } from '#test/pictures.ts'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import { startPictures } from './pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'zauvijek-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A module that draws by running this body, in which `drawing` is what was asked for. */
const drawsBy = (body: string) =>
  `data:text/javascript,${encodeURIComponent(`
    import { existsSync, writeFileSync } from 'node:fs'
    export const parseDrawing = (text) => ({ text })
    export async function renderDrawing({ text: drawing }) { ${body} }
  `)}`

const onePixel = 'return { data: Buffer.alloc(3), info: { width: 1, height: 1, channels: 3 } }'

function start(body: string, options?: { patienceMs: number }) {
  const pictures = startPictures(drawsBy(body), options)
  onTestFinished(pictures.close)
  return pictures
}

const draw = (drawing: string) => ({ drawing, width: 1, format: 'webp' as const })

test('who is lost with the process is served by the next one', async () => {
  const mark = join(folder, 'died')
  const pictures = start(`if (!existsSync(drawing)) { writeFileSync(drawing, ''); process.exit(7) } ${onePixel}`)
  const jpeg = await makeJpeg({ width: 2_000, height: 1_500 })
  const [taken, drawn] = await Promise.all([pictures.ingest(jpeg), pictures.render(draw(mark))])
  expect(existsSync(mark)).toBe(true)
  expect(taken).toMatchObject({ width: 2_000, height: 1_500, format: 'jpeg', first: { width: 640 } })
  expect((await sharp(drawn).metadata()).format).toBe('webp')
})

test('what ends the process every time is given up, and the next picture is made', async () => {
  const pictures = start(`if (drawing === 'deadly') process.kill(process.pid, 'SIGKILL'); ${onePixel}`)
  await expect(pictures.render(draw('deadly'))).rejects.toThrow(UnavailableError)
  expect((await pictures.render(draw('harmless'))).length).toBeGreaterThan(0)
})

test('what never ends is ended, and the next picture is made', async () => {
  const pictures = start(`if (drawing === 'endless') await new Promise(() => {}); ${onePixel}`, { patienceMs: 3_000 })
  await expect(pictures.render(draw('endless'))).rejects.toThrow('a picture took too long')
  expect((await pictures.render(draw('harmless'))).length).toBeGreaterThan(0)
})

test('at the end nobody is kept waiting, and no process is started any more', async () => {
  const pictures = start('await new Promise(() => {})')
  const waiting = [pictures.render(draw('a')), pictures.render(draw('b')), pictures.render(draw('c'))]
  const ends = Promise.allSettled(waiting)
  await pictures.close()
  for (const { status } of await ends) expect(status).toBe('rejected')
  await expect(pictures.render(draw('d'))).rejects.toThrow(UnavailableError)
})

test('no decoder but those of JPEG and PNG opens what was sent, and the header is enough to refuse a huge one', async () => {
  const pictures = start(onePixel)
  const jpeg = await makeJpeg()
  expect(await pictures.ingest(await sharp(jpeg).webp().toBuffer())).toEqual({ rejected: 'type' })
  expect(await pictures.ingest(makeHugePng(16_000, 16_000))).toEqual({ rejected: 'pixels' })
  expect(await pictures.ingest(jpeg)).toMatchObject({ width: 400, height: 300 })
})

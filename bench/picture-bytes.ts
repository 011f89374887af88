import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { categorySlugs } from '#contract/categories.ts'
import type { Media } from '#contract/media.ts'
import { API_BASE, mediaPath } from '#contract/paths.ts'
import { pickDrawings, renderDrawing } from '#demo/drawings/draw.ts'
import { SeededRandom } from '#demo/random.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { migrateJobs } from '#server/adapters/jobs/database.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createDeps } from '#server/deps.ts'
import { makeFactories } from '#test/factories.ts'
import { dataUrl } from '#test/pictures.ts'
import { startTemporaryCluster } from '#test/temporary-cluster.ts'

/**
 * `npm run bench -- pictures`: the bytes of all variants of a picture, for one demo picture of each category with
 * camera grain.
 */

const WIDTH = 2_400

const cluster = await startTemporaryCluster()
const url = cluster.urlOf('postgres')
await migrate(url)
await migrateJobs(url)
const home = mkdtempSync(join(tmpdir(), 'zauvijek-pictures-'))
const config = {
  ...readConfig({ LOG_LEVEL: 'silent', DEMO: 'off', WORKERS: '1', RATE_LIMIT_FACTOR: '100000' }),
  dataDir: home,
}
const { db, pool, close } = connectDatabase(url)
const { token } = await makeFactories({ db, clock: systemClock }).professional()
const app = await buildApp(createDeps({ config, db, pool }))
await app.ready()

const folder = join(home, 'media')
const filesOf = (hash: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes(hash))
    .map((name) => ({ name, bytes: statSync(join(folder, name)).size }))
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const random = SeededRandom.of(1, 'pictures')
const sent: number[] = []
const kept: number[] = []
for (const category of categorySlugs) {
  const [drawing] = pickDrawings(category, () => random.next(), 1)
  if (!drawing) throw new Error(`There is no drawing of ${category}.`)
  const { data, info } = await renderDrawing(drawing, WIDTH)
  const photograph = await sharp(data, { raw: info }).jpeg({ quality: 90 }).toBuffer()
  const answer = await app.inject({
    method: 'POST',
    url: `${API_BASE}/media`,
    headers: { authorization: `Bearer ${token}` },
    payload: { image: dataUrl(photograph) },
  })
  if (answer.statusCode !== 201) throw new Error(`A picture was answered ${answer.statusCode}: ${answer.body}`)
  const { hash, widths } = answer.json<{ data: Media }>().data
  for (const width of widths)
    for (const format of ['webp', 'avif'] as const) await app.inject(mediaPath(hash, width, format))
  const files = filesOf(hash)
  const all = sum(files.map(({ bytes }) => bytes))
  const master = sum(files.filter(({ name }) => name.includes('master')).map(({ bytes }) => bytes))
  console.log(
    `${category.padEnd(24)} ${photograph.length} bytes sent, ${all} kept in ${files.length} files, ${master} of them the master`,
  )
  sent.push(photograph.length)
  kept.push(all)
}
const mean = (values: number[]) => (sum(values) / values.length / 1e6).toFixed(2)
console.log(`In the mean: ${mean(sent)} MB sent, ${mean(kept)} MB kept`)

await app.close()
await close()
await cluster.stop()
rmSync(home, { recursive: true })

import { chromium, type Request } from '@playwright/test'
import { viewports } from '#test/browser-checks.ts'
import { chromiumArguments, findChromium } from '#test/chromium.ts'
import { findMeasuredPages, type MeasuredPage, withProduct } from './measured-pages.ts'

export interface ScriptSize {
  page: MeasuredPage
  bytes: number
  files: { path: string; bytes: number; encoding: string }[]
}

/** Smaller files fit into a single packet either way. */
const WORTH_COMPRESSING = 1400

/** The time in which a page for a signed-in user has loaded everything it needs. */
const SIGNED_IN_MS = 4_000

/** The scripts that a phone downloads on its first visit to each page, including preloads. */
export async function measureScripts(measured: MeasuredPage[]): Promise<ScriptSize[]> {
  const { path, env } = await findChromium()
  const browser = await chromium.launch({ executablePath: path, env, args: chromiumArguments })
  try {
    const weights: ScriptSize[] = []
    for (const page of measured)
      weights.push(
        await measure(page, await browser.newContext({ viewport: viewports.phone, storageState: page.storageState })),
      )
    return weights
  } finally {
    await browser.close()
  }
}

type Context = Awaited<ReturnType<Awaited<ReturnType<typeof chromium.launch>>['newContext']>>

async function measure(page: MeasuredPage, context: Context): Promise<ScriptSize> {
  const tab = await context.newPage()
  const done: Request[] = []
  tab.on('requestfinished', (request) => done.push(request))
  const answer = await tab.goto(page.url, { waitUntil: page.storageState ? 'load' : 'networkidle' })
  if (page.storageState) await tab.waitForTimeout(SIGNED_IN_MS)
  if (answer?.status() !== 200) throw new Error(`${page.url} answered ${answer?.status()}.`)
  const files: ScriptSize['files'] = []
  for (const request of done) {
    const response = await request.response()
    const headers = (await response?.allHeaders()) ?? {}
    if (!headers['content-type']?.includes('javascript')) continue
    const { responseBodySize } = await request.sizes()
    files.push({
      path: new URL(request.url()).pathname,
      bytes: responseBodySize,
      encoding: headers['content-encoding'] ?? 'none',
    })
  }
  await context.close()
  files.sort((one, other) => other.bytes - one.bytes)
  return { page, files, bytes: files.reduce((sum, file) => sum + file.bytes, 0) }
}

/** Prints each page's total and files; returns those over the limit or without brotli. */
export function checkScriptSizes(weights: ScriptSize[]): string[] {
  for (const { page, bytes, files } of weights) {
    console.log(
      `JavaScript, ${page.name}: ${inKilobytes(bytes)} kB of ${inKilobytes(page.scriptLimit)} kB in ${files.length} files`,
    )
    for (const file of files)
      console.log(`  ${inKilobytes(file.bytes).padStart(7)}  ${file.encoding.padEnd(4)}  ${file.path}`)
  }
  return weights.flatMap(({ page, bytes, files }) => [
    ...(files.length === 0 ? [`${page.name}: no script was loaded`] : []),
    ...(bytes > page.scriptLimit
      ? [`${page.name}: ${inKilobytes(bytes)} kB of JavaScript, allowed are ${inKilobytes(page.scriptLimit)}`]
      : []),
    ...files
      .filter((file) => file.encoding !== 'br' && file.bytes > WORTH_COMPRESSING)
      .map((file) => `${page.name}: ${file.path} is not in brotli`),
  ])
}

const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

if (import.meta.main) {
  await withProduct(process.argv[2], async (origin) => {
    const problems = checkScriptSizes(await measureScripts(await findMeasuredPages(origin)))
    for (const problem of problems) console.error(problem)
    if (problems.length > 0) process.exitCode = 1
  })
}

import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { keysOf, recordOf } from '#contract/typed-keys.ts'
import { chromiumArguments, findChromium } from '#test/chromium.ts'
import { findFreePort } from '#scripts/free-ports.ts'
import { checkScriptSizes, measureScripts } from './bundle-size.ts'
import { findMeasuredPages, type MeasuredPage, withProduct } from './measured-pages.ts'
import { median } from './statistics.ts'

const RUNS = 5

/** The minimum score of each category, in the median of all runs. */
const categories = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Largest Contentful Paint. */
const LCP_MS = 2_000
type Category = keyof typeof categories
const categoryNames = keysOf(categories)

const metrics = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'speed-index': 'SI ms',
  'cumulative-layout-shift': 'CLS',
} as const
type Metric = keyof typeof metrics
const metricNames = keysOf(metrics)

interface Run {
  scores: Record<Category, number>
  metrics: Record<Metric, number>
  /** Lighthouse's benchmark of this machine; below about 1000 its mobile scores suffer. */
  machine: number
  /** The audits that cost points, except for performance. */
  failed: string[]
}

async function audit(page: MeasuredPage, port: number): Promise<Run> {
  const result = await lighthouse(page.url, { port, logLevel: 'error', output: 'json', onlyCategories: categoryNames })
  if (!result) throw new Error(`Lighthouse gave no result for ${page.url}.`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`${page.url}: ${lhr.runtimeError.message}`)
  const score = (name: Category) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  const failed = categoryNames
    .filter((name) => name !== 'performance')
    .flatMap((name) => lhr.categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [])
    .flatMap(({ id }) => {
      const found = lhr.audits[id]
      return found && found.score !== null && found.score < 1 ? [`${id}: ${found.title}`] : []
    })
  return {
    scores: recordOf(categoryNames, score),
    metrics: recordOf(metricNames, (name) => lhr.audits[name]?.numericValue ?? Number.NaN),
    machine: lhr.environment.benchmarkIndex,
    failed,
  }
}

/** Prints the medians of a page's runs; returns the categories that are too low. */
function checkScores(page: MeasuredPage, runs: Run[]): string[] {
  console.log(
    `Lighthouse mobile, ${page.name}, median of ${runs.length} (machine ${median(runs.map((run) => run.machine))})`,
  )
  for (const name of categoryNames) {
    const scores = runs.map((run) => run.scores[name])
    console.log(`  ${String(median(scores)).padStart(7)}  ${name} (${scores.join(', ')})`)
  }
  for (const name of metricNames) {
    const value = median(runs.map((run) => run.metrics[name]))
    console.log(`  ${value.toFixed(name === 'cumulative-layout-shift' ? 3 : 0).padStart(7)}  ${metrics[name]}`)
  }
  for (const problem of new Set(runs.flatMap((run) => run.failed))) console.log(`  failed: ${problem}`)
  const lcpMs = median(runs.map((run) => run.metrics['largest-contentful-paint']))
  return [
    ...categoryNames.flatMap((name) => {
      if (name === 'seo' && page.isUnlisted) return []
      const score = median(runs.map((run) => run.scores[name]))
      return score < categories[name] ? [`${page.name}: ${name} ${score}, at least ${categories[name]} is asked`] : []
    }),
    ...(lcpMs > LCP_MS ? [`${page.name}: LCP ${lcpMs.toFixed(0)} ms, at most ${LCP_MS} is asked`] : []),
  ]
}

async function auditAll(pages: MeasuredPage[]): Promise<string[]> {
  const port = await findFreePort()
  const { path, env } = await findChromium()
  const browser = await chromium.launch({
    executablePath: path,
    env,
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  })
  try {
    const problems: string[] = []
    for (const page of pages) {
      const runs: Run[] = []
      for (let run = 0; run < RUNS; run += 1) runs.push(await audit(page, port))
      problems.push(...checkScores(page, runs))
    }
    return problems
  } finally {
    await browser.close()
  }
}

/** Lighthouse scores and script sizes, of the product at this address or of the demo marketplace. */
export async function measureBrowser(given?: string): Promise<string[]> {
  const problems: string[] = []
  await withProduct(given, async (origin) => {
    const pages = await findMeasuredPages(origin)
    problems.push(...(await auditAll(pages)), ...checkScriptSizes(await measureScripts(pages)))
  })
  return problems
}

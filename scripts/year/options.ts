import { parseArgs } from 'node:util'
import { StartupError } from '#server/startup-error.ts'
import { markets } from '#scripts/size-model.ts'

const usage =
  'npm run demo -- --year [--minutes 10] [--scale 0.01] [--reads 0.03] [--seed 1] [--url http://localhost:3000] [--no-reviews]'

/** A thousandth of Croatia a minute, with a thirtieth of its reads, leaves two cores some air in January. */
const SCALE_OF_MINUTE = 0.001

export interface YearOptions {
  origin: string
  minutes: number
  scale: number
  weddings: number
  professionals: number
  /** The share of a wedding's reads that are sent. */
  reads: number
  seed: number
  /** For which the database of the product has to be reached. */
  reviews: boolean
}

function between(name: string, text: string, low: number, high: number): number {
  const value = Number(text)
  if (text.trim() !== '' && value >= low && value <= high) return value
  throw new Error(`--${name} must be a number from ${low} to ${high}`)
}

export function readYearOptions(args: string[], defaultOrigin: string): YearOptions {
  try {
    const { values } = parseArgs({
      args,
      options: {
        year: { type: 'boolean' },
        'no-reviews': { type: 'boolean', default: false },
        minutes: { type: 'string', default: '10' },
        scale: { type: 'string' },
        reads: { type: 'string', default: '0.03' },
        seed: { type: 'string', default: '1' },
        url: { type: 'string', default: defaultOrigin },
      },
    })
    const url = URL.parse(values.url)
    if (url === null || !/^https?:$/.test(url.protocol)) throw new Error('--url must be an address with http or https')
    const minutes = between('minutes', values.minutes, 0.1, 24 * 60)
    const scale = between('scale', values.scale ?? String(minutes * SCALE_OF_MINUTE), 0.00005, 10)
    const croatia = markets.find(({ name }) => name === 'Croatia') ?? { weddings: 0, professionals: 0 }
    return {
      origin: url.origin,
      minutes,
      scale,
      weddings: Math.max(1, Math.round(croatia.weddings * scale)),
      // As many as a couple asks, and some more.
      professionals: Math.max(12, Math.round(croatia.professionals * scale)),
      reads: between('reads', values.reads, 0, 1),
      seed: between('seed', values.seed, 0, 999_999),
      reviews: !values['no-reviews'],
    }
  } catch (cause) {
    throw new StartupError(`${cause instanceof Error ? cause.message : String(cause)}. Usage: ${usage}`, { cause })
  }
}

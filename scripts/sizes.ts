import { markets, sizeOf } from './size-model.ts'

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 })

const head = [
  'a year',
  'requests/s',
  'cores busy',
  'nodes',
  'connections',
  'disk writes/s',
  'rows, GB',
  'pictures, GB',
  '€ a month',
]

const rows = markets.map((market) => {
  const size = sizeOf(market)
  return [
    `${market.name}: ${whole.format(market.weddings)} weddings, ${whole.format(market.professionals)} professionals`,
    exact.format(size.requestsPerSecond),
    exact.format(size.cores),
    whole.format(size.nodes),
    whole.format(size.connections),
    exact.format(size.diskWritesPerSecond),
    exact.format(size.databaseGb),
    exact.format(size.picturesGb),
    size.euros.map((euros) => whole.format(euros)).join('–'),
  ]
})

for (const row of [head, head.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`)

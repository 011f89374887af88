import { formatQuantity } from '#contract/croatian.ts'
import type { LandingPrices } from '#contract/landing.ts'
import { type HomeCity, INDEXED_FROM } from '#contract/landing-address.ts'
import { formatEuro } from '#contract/money.ts'
import { queryString } from '#contract/paths.ts'
import { pageMeta, type StructuredData } from '#web/lib/meta.ts'
import type { CategoryText } from './category-texts.ts'
import { inCity } from './text.ts'

/** The address of a page; the first one has no number. */
export const pageHref = (path: string, page: number) => path + queryString({ page: page > 1 ? page : undefined })

/** ` · stranica 2` from the second page on. */
const pageSuffix = (page: number) => (page > 1 ? ` · stranica ${page}` : '')

export function landingMeta({
  text,
  city,
  path,
  page,
  total,
  prices,
  publicUrl,
  structured,
}: {
  text: CategoryText
  city: HomeCity
  path: string
  page: number
  total: number
  prices: LandingPrices
  publicUrl: string
  structured: StructuredData
}) {
  const { lowest } = prices.here
  const [one, few, many] = text.counted
  const known = [
    ...(total > 0 ? [formatQuantity(total, one, few, many)] : []),
    ...(lowest === null ? [] : [`cijene od ${formatEuro(lowest)}`]),
  ]
  const title = `${text.title} ${inCity(city)}`
  return pageMeta({
    title: `${title}${pageSuffix(page)} | Zauvijek`,
    description: `${[title, known.join(', ')].filter(Boolean).join(': ')}. Recenzije parova, slobodni datumi i upit bez posrednika.`,
    url: pageHref(path, page),
    publicUrl,
    index: total >= INDEXED_FROM,
    structured,
  })
}

/** For a page that lists professionals or categories. */
export const directoryMeta = ({
  title,
  description,
  path,
  page = 1,
  publicUrl,
  index = true,
  structured,
}: {
  title: string
  description: string
  path: string
  page?: number
  publicUrl: string
  index?: boolean
  structured: StructuredData
}) =>
  pageMeta({
    title: `${title}${pageSuffix(page)} | Zauvijek`,
    description,
    url: pageHref(path, page),
    publicUrl,
    index,
    structured,
  })

import { pages, sharedPicturePath } from '#contract/paths.ts'
import type { Professional } from '#contract/professionals.ts'
import { pageMeta } from '#web/lib/meta.ts'
import { categoryName } from './category-name.ts'
import { breadcrumbsOf, businessOf } from './detail-structured.ts'

const DESCRIPTION_LENGTH = 155

/**
 * The beginning of a text on one line, cut between two words.
 * @internal
 */
export function summaryOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  const head = line.slice(0, DESCRIPTION_LENGTH)
  const words = head.slice(0, Math.max(0, head.lastIndexOf(' '))).replace(/[\s,;:.–-]+$/, '')
  return `${words === '' ? head.toWellFormed() : words}…`
}

const fallbackSummary = ({ company_name, category, city }: Professional) =>
  `${[company_name, categoryName(category), city].filter(Boolean).join(' · ')}. Cijene, recenzije parova i slobodni datumi na jednom mjestu.`

/** The canonical address omits month and day, so that each professional has only one. */
export function detailMeta({ professional, publicUrl }: { professional: Professional; publicUrl: string }) {
  const cover = professional.media[0]
  const kind = [categoryName(professional.category), professional.city].filter(Boolean).join(' ')
  return pageMeta({
    title: `${professional.company_name} · ${kind} | Zauvijek`,
    description: professional.description ? summaryOf(professional.description) : fallbackSummary(professional),
    url: pages.professional(professional.id),
    publicUrl,
    ...(cover && { picture: sharedPicturePath(cover.hash) }),
    index: professional.status === 'approved',
    structured: import.meta.env.SSR && [businessOf(professional, publicUrl), breadcrumbsOf(professional, publicUrl)],
  })
}

import type { AuditAction } from '#contract/admin-log.ts'
import { pages, queryString } from '#contract/paths.ts'
import { oneOf, omitDefault, readPage } from '#web/lib/filters.ts'
import { actionLabels } from './text.ts'

/** An empty action means no filter. */
export type LogFilters = { action: AuditAction | ''; page: number }

export const readLogFilters = (query: URLSearchParams): LogFilters => ({
  action: oneOf(actionLabels, query.get('action'), ''),
  page: readPage(query),
})

export const logHref = ({ action, page }: LogFilters) =>
  pages.adminLog + queryString({ action, page: omitDefault(page, 1) })

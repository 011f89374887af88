import type { Professional } from '#contract/professionals.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { crumbsOf } from './detail-structured.ts'

export function DetailBreadcrumb({ professional }: { professional: Professional }) {
  return <Breadcrumb crumbs={crumbsOf(professional)} current={professional.company_name} />
}

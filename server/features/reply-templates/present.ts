import type { ReplyTemplate } from '#contract/reply-templates.ts'
import type { TemplateRow } from './queries.ts'

export const presentTemplate = ({ created_at, updated_at, ...row }: TemplateRow): ReplyTemplate => ({
  ...row,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
})

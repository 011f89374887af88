import { sql } from 'kysely'
import type { ReplyTemplateChange, ReplyTemplateInput } from '#contract/reply-templates.ts'
import { isChangedAt } from '#server/db/changed-at.ts'
import type { Database } from '#server/db/connect.ts'

export type TemplateRow = Awaited<ReturnType<typeof selectTemplates>>[number]

const columns = ['id', 'title', 'body', 'created_at', 'updated_at'] as const

export const selectTemplates = (db: Database, professionalId: number) =>
  db
    .selectFrom('reply_templates')
    .select(columns)
    .where('professional_id', '=', professionalId)
    .orderBy(sql`title collate "hr-x-icu"`)
    .orderBy('id')
    .execute()

export const insertTemplate = (
  db: Database,
  professional_id: number,
  { title, body }: ReplyTemplateInput,
  now: Date,
): Promise<TemplateRow> =>
  db
    .insertInto('reply_templates')
    .values({ professional_id, title, body, created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()

/**
 * Undefined for another professional's, and where it is neither as it is to be replaced nor already as it would be, as after
 * an answer that was lost.
 */
export const updateTemplate = (
  db: Database,
  professionalId: number,
  id: number,
  { title, body, replaces }: ReplyTemplateChange,
  updated_at: Date,
) =>
  db
    .updateTable('reply_templates')
    .set({ title, body, updated_at })
    .where('id', '=', id)
    .where('professional_id', '=', professionalId)
    .$if(typeof replaces === 'string', (update) =>
      update.where(({ or, and }) => or([isChangedAt('updated_at', replaces ?? ''), and({ title, body })])),
    )
    .returning(columns)
    .executeTakeFirst()

export const selectTemplate = (db: Database, professionalId: number, id: number) =>
  db
    .selectFrom('reply_templates')
    .select(['title', 'body'])
    .where('id', '=', id)
    .where('professional_id', '=', professionalId)
    .executeTakeFirst()

export const deleteTemplate = (db: Database, professionalId: number, id: number) =>
  db
    .deleteFrom('reply_templates')
    .where('id', '=', id)
    .where('professional_id', '=', professionalId)
    .returning('id')
    .executeTakeFirst()

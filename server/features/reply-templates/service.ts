import type { ReplyTemplate, ReplyTemplateChange, ReplyTemplateInput } from '#contract/reply-templates.ts'
import { type Actor, professionalIdOf } from '#server/actor.ts'
import { runAlone } from '#server/db/idempotency-keys.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { presentTemplate } from './present.ts'
import { deleteTemplate, insertTemplate, selectTemplate, selectTemplates, updateTemplate } from './queries.ts'

const notFound = () => new AppError('not_found', { message: 'Spremljeni odgovor nije pronađen.' })

/** In Croatian order of their titles. */
export const listTemplates = async ({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<ReplyTemplate[]> =>
  (await selectTemplates(db, professionalIdOf(actor))).map(presentTemplate)

/** Of how many there may be, the database is the judge. */
export async function addTemplate(
  { db, clock }: Deps,
  actor: Actor,
  input: ReplyTemplateInput,
): Promise<ReplyTemplate> {
  const owner = professionalIdOf(actor)
  return presentTemplate(await runAlone(db, (tx) => insertTemplate(tx, owner, input, clock.now())))
}

/** Throws conflict where it is not the one to be replaced. */
export async function changeTemplate(
  { db, clock }: Deps,
  actor: Actor,
  id: number,
  change: ReplyTemplateChange,
): Promise<ReplyTemplate> {
  const owner = professionalIdOf(actor)
  const row = await updateTemplate(db, owner, id, change, clock.now())
  if (row) return presentTemplate(row)
  const other = await selectTemplate(db, owner, id)
  if (!other) throw notFound()
  throw new AppError('conflict', {
    message: `Odgovor je u međuvremenu promijenjen (sada je „${other.title}”: „${other.body}”). Spremite ponovo ako ga želite zamijeniti svojim.`,
  })
}

export async function deleteOwnTemplate({ db }: Deps, actor: Actor, id: number): Promise<void> {
  if (!(await deleteTemplate(db, professionalIdOf(actor), id))) throw notFound()
}

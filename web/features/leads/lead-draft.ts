import { isDraftStored, readDraft, writeDraft } from '#web/lib/draft.ts'
import { leadFieldNames, type LeadFields } from './fields.ts'

/** `awaitsSignIn` marks the draft of a visitor whom the form has sent to the sign-in. */
type LeadDraft = LeadFields & { awaitsSignIn: boolean }

const keyOf = (professionalId: number) => `lead-${professionalId}`

/** Whether there is one of any account. */
export const isLeadDraftStored = (professionalId: number) => isDraftStored(keyOf(professionalId))

export const readLeadDraft = (professionalId: number) => readDraft<LeadDraft>(keyOf(professionalId))

/** Without a word in any field there is none. */
export function writeLeadDraft(professionalId: number, fields: LeadFields, awaitsSignIn = false) {
  const isEmpty = leadFieldNames.every((name) => fields[name] === '')
  writeDraft(keyOf(professionalId), isEmpty ? null : ({ ...fields, awaitsSignIn } satisfies LeadDraft))
}

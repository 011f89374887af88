import { CopyField } from '#web/ui/copy-field.tsx'
import { unsentTexts } from './stored-texts.ts'

/** The words that this user has not sent in a conversation that is gone, to be copied. */
export function UnsentMessage({ userId, leadId }: { userId: number; leadId: number }) {
  const texts = unsentTexts(userId, leadId)
  if (texts.length === 0) return null
  return (
    <CopyField
      isProse
      label="Poruka koja nije poslana"
      text={texts.join('\n\n')}
      copyLabel="Kopiraj poruku"
      copied="Poruka je kopirana."
    />
  )
}

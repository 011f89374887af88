import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { useSession } from '#web/lib/session.ts'

/** The address that somebody has typed, theirs alone: a session that runs out in between does not lose it. */
export function useTypedAddress() {
  const key = `followed-calendar-${useSession().user?.id}`
  return {
    read: () => readDraft<{ url: string }>(key)?.url ?? '',
    save: (url: string) => writeDraft(key, { url }),
    clear: () => writeDraft(key, null),
  }
}

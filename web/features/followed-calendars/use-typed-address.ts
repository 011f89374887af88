import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { useSession } from '#web/lib/session.ts'

/** The typed address, stored as a draft of this account, which survives the end of a session. */
export function useTypedAddress() {
  const key = `followed-calendar-${useSession().user?.id}`
  return {
    read: () => readDraft<{ url: string }>(key)?.url ?? '',
    save: (url: string) => writeDraft(key, { url }),
    clear: () => writeDraft(key, null),
  }
}

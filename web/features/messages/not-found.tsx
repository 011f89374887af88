import { pages } from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { NotFoundDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'

/** Replaces a conversation, or a part of it, that does not exist or belongs to someone else. */
export const ConversationNotFound = ({ title }: { title: string }) => (
  <MessageState
    drawing={<NotFoundDrawing />}
    level="h1"
    title={title}
    action={<ButtonLink to={pages.messages}>Sve poruke</ButtonLink>}
  >
    <title>{`${title} · Zauvijek`}</title>
    <p>Upit je možda povučen, druga je strana izbrisala račun ili ste prijavljeni drugim računom.</p>
  </MessageState>
)

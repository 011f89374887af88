import type { Route } from './+types/no-conversation.ts'
import { MESSAGES_TITLE } from '#web/features/messages/messages-layout.tsx'
import { NoneOpen } from '#web/features/messages/messages-page.tsx'
import { loadProtected } from '#web/lib/protected-page.ts'

/** The parent route has the data. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadProtected(request, async () => null)

export const meta = () => [{ title: `${MESSAGES_TITLE} · Zauvijek` }, { name: 'robots', content: 'noindex' }]

export default NoneOpen

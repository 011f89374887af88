import type { Deps } from './deps.ts'
import { createLinkToken } from './features/account-links/service.ts'
import { sendMail } from './mails/send-mail.ts'
import type { JobHandlers } from './outside/jobs.ts'

/** Who does which job. */
export const jobHandlers = (deps: Deps): JobHandlers => ({
  'send-mail': sendMail({
    db: deps.db,
    mailer: deps.mailer,
    publicUrl: deps.config.publicUrl,
    createToken: (userId, purpose, email) => createLinkToken(deps, userId, purpose, email),
    findRejectionReason: async () => null,
  }),
})

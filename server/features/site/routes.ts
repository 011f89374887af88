import { contactSentMessage, siteCalls } from '#contract/site.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { HOUR, type RateLimit } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve.ts'
import { getSite, sendContactMessage } from './service.ts'

const contactLimit: RateLimit = {
  name: 'contact',
  perAddress: { calls: 10, seconds: HOUR },
  perAccount: { calls: 5, seconds: HOUR },
  account: 'email',
}

export function siteRoutes(app: App, deps: Deps): void {
  serve(app, deps, siteCalls, {
    // From the configuration alone, which stays the same as long as the program runs.
    'GET /site': { cached: () => ({ tags: [], load: async () => getSite(deps) }) },
    'POST /contact': {
      rateLimit: contactLimit,
      handle: async ({ body }) => {
        await sendContactMessage(deps, body)
        return { message: contactSentMessage }
      },
    },
  })
}

import { addDays } from '#contract/calendar-day.ts'
import { pages } from '#contract/paths.ts'
import { contactSentMessage, siteCalls } from '#contract/site.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { App } from '#server/http/app-type.ts'
import { HOUR, type RateLimit } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve.ts'
import { cacheKeyOf, sendCached } from '#server/response-cache/send-cached.ts'
import { presentSecurityContact, SECURITY_CONTACT_PATH } from './present.ts'
import { getSite, sendContactMessage } from './service.ts'

const contactLimit: RateLimit = {
  name: 'contact',
  perAddress: { calls: 10, seconds: HOUR },
  perAccount: { calls: 5, seconds: HOUR },
  account: 'email',
}

/** RFC 9116 recommends less than a year, after which the file is no longer trusted. */
const VALID_DAYS = 180

const open = { config: { access: 'everyone' }, schema: { hide: true } } as const

export function siteRoutes(app: App, deps: Deps): void {
  serve(app, deps, siteCalls, {
    // Depends only on the configuration, which does not change while the program runs.
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

/** Outside the API, where other programs look for them. */
export function wellKnownRoutes(app: App, deps: Deps): void {
  app.get(SECURITY_CONTACT_PATH, open, async (request, reply) => {
    const today = deps.clock.today()
    const answer = await deps.responseCache.getOrRender(cacheKeyOf('security contact'), async () => {
      const body = presentSecurityContact(deps.config, addDays(today, VALID_DAYS))
      if (body === null) throw new AppError('not_found')
      return { body, contentType: 'text/plain; charset=utf-8', tags: [], validOnDay: today }
    })
    return sendCached(request, reply, answer, { byAddressAlone: true })
  })

  // Password managers open it (https://w3c.github.io/webappsec-change-password-url/); the page itself knows who is a
  // professional.
  app.get('/.well-known/change-password', open, (_, reply) => reply.redirect(pages.profile, 302))
}

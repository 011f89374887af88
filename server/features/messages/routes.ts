import { messageCalls, messageSendCalls } from '#contract/messages.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve.ts'
import { listMessages, readMessages, sendMessage } from './service.ts'

const MINUTE = 60

/** More than two people type who answer each other at once, and far less than a program does. */
const sendLimit: RateLimit = {
  name: 'messages',
  perAddress: { calls: 240, seconds: MINUTE },
  perAccount: { calls: 60, seconds: MINUTE },
  account: 'actor',
}

/** An open conversation makes this call after each message that comes in. */
const readLimit: RateLimit = {
  name: 'message-reads',
  perAddress: { calls: 1_200, seconds: MINUTE },
  perAccount: { calls: 240, seconds: MINUTE },
  account: 'actor',
}

export function messageRoutes(app: App, deps: Deps): void {
  serve(app, deps, messageSendCalls, {
    'POST /leads/:id/messages': {
      rateLimit: sendLimit,
      handle: async ({ actor, params, body }) => ({ data: await sendMessage(deps, actor, params.id, body) }),
    },
  })

  const { 'GET /leads/:id/attachments/:attachment': _, ...calls } = messageCalls
  serve(app, deps, calls, {
    'GET /leads/:id/messages': ({ actor, params, query }) => listMessages(deps, actor, params.id, query),
    'POST /leads/:id/read': {
      rateLimit: readLimit,
      handle: ({ actor, params }) => readMessages(deps, actor, params.id),
    },
  })
}

import { replyTemplateCalls } from '#contract/reply-templates.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { serve } from '#server/http/serve.ts'
import { addTemplate, changeTemplate, deleteOwnTemplate, listTemplates } from './service.ts'

export function replyTemplateRoutes(app: App, deps: Deps): void {
  serve(app, deps, replyTemplateCalls, {
    'GET /reply-templates': async ({ actor }) => ({ data: await listTemplates(deps, actor) }),
    'POST /reply-templates': async ({ actor, body }) => ({ data: await addTemplate(deps, actor, body) }),
    'PUT /reply-templates/:id': async ({ actor, params, body }) => ({
      data: await changeTemplate(deps, actor, params.id, body),
    }),
    'DELETE /reply-templates/:id': ({ actor, params }) => deleteOwnTemplate(deps, actor, params.id),
  })
}

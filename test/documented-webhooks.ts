import * as z from 'zod'
import type { App } from '#server/http/app-type.ts'
import { resolveDocument } from '#server/http/openapi-resolved.ts'

interface Sent {
  headers: Record<string, unknown>
  body: string
}

interface Webhook {
  parameters: { name: string; schema: { pattern: string } }[]
  requestBody: { content: { 'application/json': { schema: object } } }
}

interface Document {
  webhooks: Record<string, { post: Webhook }>
  components: { schemas: Record<string, object> }
}

const inDefs = <T>(part: T): T => JSON.parse(JSON.stringify(part).replaceAll('#/components/schemas/', '#/$defs/')) as T

/** How a request to a webhook differs from the OpenAPI document; null if it conforms. */
export function findUndocumentedWebhook(app: App, { headers, body }: Sent): string | null {
  const { webhooks, components } = resolveDocument(app.swagger()) as Document
  const payload = JSON.parse(body) as { type: string }
  const webhook = webhooks[payload.type]?.post
  if (!webhook) return `The document has no webhook ${payload.type}.`
  const { parameters, requestBody } = webhook
  const wrong = parameters.find(({ name, schema }) => !new RegExp(schema.pattern).test(String(headers[name])))
  if (wrong)
    return `${payload.type} is sent with another ${wrong.name} than is documented: ${String(headers[wrong.name])}`
  const schema = { ...inDefs(requestBody.content['application/json'].schema), $defs: inDefs(components.schemas) }
  const { error } = z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema).safeParse(payload)
  return error ? `${payload.type} is not as it is documented: ${error.message}` : null
}

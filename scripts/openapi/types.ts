import type { OpenAPI3 } from 'openapi-typescript'
import { provideTypeScriptApi } from './typescript-api.ts'

const header = `// Zauvijek API: made from /api/openapi.json, which has the descriptions as well. For openapi-fetch and the like.
`

/** The types of every call and schema of an OpenAPI document, as openapi-typescript writes them. */
export async function typesOf(document: OpenAPI3): Promise<string> {
  provideTypeScriptApi()
  const { astToString, default: openapiTS } = await import('openapi-typescript')
  return header + astToString(await openapiTS(document))
}

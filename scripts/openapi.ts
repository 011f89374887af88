import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenAPI3 } from 'openapi-typescript'
import { makeApiDocument } from '#server/api-document.ts'
import { TYPES_FILE } from '#server/http/api-types.ts'
import { typesOf } from './openapi/types.ts'
import { runScript } from './run-script.ts'

const folder = join(import.meta.dirname, '../build')

await runScript(async () => {
  const document = await makeApiDocument()
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document, null, 2))
  await writeFile(join(folder, TYPES_FILE), await typesOf(document as OpenAPI3)) // `npm run openapi:lint` checks that it is one
})

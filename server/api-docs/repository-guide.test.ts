import { resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { resolveDocument } from '#server/http/openapi-resolved.ts'
import type { ApiDocument } from './document.ts'
import { titleOf } from './call-html.ts'
import { readGuide } from './guide.ts'
import { accessText } from './words.ts'
import { sectionsOf } from './sections.ts'

const { app, close } = await makeTestApp()
afterAll(close)

const intro = `<!-- Made from server/api-docs/guide/en.md and the calls. To write it anew: npx vitest run server/api-docs/repository-guide.test.ts -u -->

`

function callsTable(document: ApiDocument): string {
  const parts = sectionsOf(document).map((section) => {
    const rows = section.calls.map(
      (call) =>
        `| \`${call.method} ${call.path}\` | ${titleOf(call, 'en')} | ${accessText('en', call.operation['x-access'])} | ${call.operation['x-api-key-scope'] ?? ''} |`,
    )
    return `### ${section.title.en}\n\n| call | does | who may | API key |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`
  })
  return `## Calls\n\nWith every parameter, field, error and example at \`/api/docs\` of a running product, in Croatian and in English. A call takes an [API key](#keys-for-programs) where a scope is named.\n\n${parts.join('\n')}`
}

test('docs/api.md is the guide of the pages with a list of the calls', async () => {
  const document: ApiDocument = resolveDocument((await app.inject('/api/openapi.json')).json())
  const [guide = '', changelog = ''] = readGuide('en')
    .replaceAll(/<span id="[^"]+">(`\w+`)<\/span>/g, '$1')
    .replaceAll(/\]\((\/[\w./]+)\)/g, '](http://localhost:3000$1)')
    .split(/(?=^## Changelog)/m)
  const text = `${intro}${guide}${callsTable(document)}\n${changelog}`
  await expect(text).toMatchFileSnapshot(resolve(import.meta.dirname, '../../docs/api.md'))
})

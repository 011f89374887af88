import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core'
import parsers from '@stoplight/spectral-parsers'
import rulesets from '@stoplight/spectral-rulesets'
import { StartupError } from '#server/startup-error.ts'
import { runScript } from './run-script.ts'

const file = join(import.meta.dirname, '../build/openapi.json')

/** Every Spectral rule for OpenAPI, except those that do not suit us. */
const rules = {
  // The operator can be reached by the form on its page; the e-mail address is a setting and may be empty.
  'contact-properties': 'off',
  // The sections are in the order in which a client needs them, from registration to administration.
  'openapi-tags-alphabetical': 'off',
} as const

await runScript(async () => {
  const linter = new spectral.Spectral()
  // From the same project, but its type lacks an optional field.
  linter.setRuleset({ extends: [[rulesets.oas as unknown as RulesetDefinition, 'all']], rules })
  const found = await linter.run(new spectral.Document(await readFile(file, 'utf8'), parsers.Json, file))
  if (found.length === 0) return
  const lines = found.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`)
  throw new StartupError(`${lines.join('\n')}\nSpectral finds ${found.length} faults in build/openapi.json.`)
})

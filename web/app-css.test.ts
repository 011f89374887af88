import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('app.css', import.meta.url), 'utf8')

test('no rule asks the whole page what it contains: each change in it would style all of it anew', () => {
  expect(css.match(/(?:html|body|main|:root)[^\s{},]*:has\(.*/g)).toBeNull()
})

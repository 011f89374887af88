import { expect, test } from 'vitest'
import { pageMeta } from './meta.ts'

test('a served page keeps Safari on iOS from making links of numbers in texts that React takes over', () => {
  const tags = pageMeta({ title: 'Naslov', description: 'Opis', url: '/', publicUrl: 'https://example.com' })
  expect(tags).toContainEqual({ name: 'format-detection', content: 'telephone=no' })
})

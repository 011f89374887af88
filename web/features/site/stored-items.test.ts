import { expect, test } from 'vitest'
import { product, read } from '#test/repository-files.ts'
import { storedItems } from './stored-items.ts'

/** Each module that writes to the browser's storage, with the names under which it does. */
const names: Record<string, readonly string[]> = {
  'web/api-docs/code-blocks.ts': ['api-docs-examples'],
  'web/features/messages/stored-texts.ts': ['draft:message …', 'draft:outgoing …'],
  'web/features/packages/guests.ts': ['draft:guests'],
  'web/lib/draft.ts': ['draft:…'],
  'web/lib/interrupted-navigation.ts': ['navigation'],
  'web/lib/offline-favorites.ts': ['cached_favorites', 'cached_owner'],
  'web/lib/stored-list.ts': ['draft:compared', 'draft:compared of', 'draft:seen', 'draft:seen of'],
  'web/lib/theme.ts': ['theme'],
  'web/lib/token.ts': ['auth_token', 'auth_role'],
}

test('the page about cookies names everything that is stored in the browser', () => {
  const writers = product.filter((file) => file.startsWith('web/') && read(file).includes('torage.setItem('))
  expect(writers.toSorted()).toEqual(Object.keys(names))
  const told = storedItems.map(({ what }) => what).join('\n')
  for (const name of Object.values(names).flat()) expect(told).toContain(`„${name}”`)
})

test('it says local storage of what outlives the tab, and the tab’s of the rest', () => {
  for (const [file, stored] of Object.entries(names)) {
    const isLocal = read(file).includes('localStorage.setItem(')
    for (const name of stored) {
      const item = storedItems.find(({ what }) => what.includes(`„${name}”`))
      expect([name, item?.what]).toEqual([
        name,
        expect.stringContaining(isLocal ? '(lokalna pohrana' : '(pohrana kartice'),
      ])
    }
  }
})

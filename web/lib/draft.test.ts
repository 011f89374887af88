import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDrafts, isDraftStored, readDraft, setDraftReader, writeDraft } from './draft.ts'

beforeEach(() => {
  // Keys are own properties, as in a browser.
  const storage = Object.create({
    getItem: (key: string) => (storage as Record<string, string>)[key] ?? null,
    setItem: (key: string, text: string) => void ((storage as Record<string, string>)[key] = text),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  }) as object
  vi.stubGlobal('sessionStorage', storage)
  setDraftReader(null)
})

afterEach(() => vi.unstubAllGlobals())

const draft = { message: 'Dobar dan' }

test('what a visitor typed is read before the sign-in, and after it by whoever signed in', () => {
  writeDraft('lead-1', draft)
  expect(readDraft('lead-1')).toEqual(draft)
  setDraftReader(7)
  expect(readDraft('lead-1')).toEqual(draft)
  setDraftReader(null)
  expect(readDraft('lead-1')).toBeNull()
})

test('another account finds nothing of it, not even when the first one comes back', () => {
  setDraftReader(7)
  writeDraft('lead-1', draft)
  setDraftReader(8)
  expect([readDraft('lead-1'), isDraftStored('lead-1')]).toEqual([null, false])
  setDraftReader(7)
  expect(readDraft('lead-1')).toBeNull()
})

test('whose session has run out finds it again, with what was typed meanwhile', () => {
  setDraftReader(7)
  writeDraft('lead-1', draft)
  setDraftReader(null)
  expect([readDraft('lead-1'), isDraftStored('lead-1')]).toEqual([null, true])
  writeDraft('lead-1', { message: 'Dobar dan!' })
  setDraftReader(7)
  expect(readDraft('lead-1')).toEqual({ message: 'Dobar dan!' })
})

test('what was typed after a session has run out is not shown to another account', () => {
  setDraftReader(7)
  writeDraft('lead-1', draft)
  setDraftReader(null)
  writeDraft('lead-1', { message: 'Dobar dan!' })
  setDraftReader(8)
  expect(readDraft('lead-1')).toBeNull()
})

test('a sign-out removes all of them, and nothing else', () => {
  sessionStorage.setItem('other', '1')
  setDraftReader(7)
  writeDraft('lead-1', draft)
  clearDrafts()
  expect([isDraftStored('lead-1'), sessionStorage.getItem('other')]).toEqual([false, '1'])
})

import { afterEach, expect, test, vi } from 'vitest'
import { share } from './share.ts'

const address = { title: 'Foto Val', url: 'https://zauvijek.test/professionals/7' }
const copied: string[] = []
const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) }
const refuse = (name: string) => () => Promise.reject(new DOMException('', name))

afterEach(() => {
  copied.length = 0
  vi.unstubAllGlobals()
})

test('the system’s sheet is asked first, and nothing is copied where it was closed', async () => {
  const shown: unknown[] = []
  vi.stubGlobal('navigator', { share: (given: unknown) => Promise.resolve(void shown.push(given)), clipboard })
  expect(await share(address)).toBe('shared')
  expect(shown).toEqual([address])
  vi.stubGlobal('navigator', { share: refuse('AbortError'), clipboard })
  expect(await share(address)).toBe('shared')
  expect(copied).toEqual([])
})

test('without a sheet, or where it is refused, the address is copied', async () => {
  vi.stubGlobal('navigator', { clipboard })
  expect(await share(address)).toBe('copied')
  vi.stubGlobal('navigator', { share: refuse('NotAllowedError'), clipboard })
  expect(await share(address)).toBe('copied')
  expect(copied).toEqual([address.url, address.url])
})

test('where nothing is allowed, it is left to the person', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: refuse('NotAllowedError') } })
  expect(await share(address)).toBe('by-hand')
  vi.stubGlobal('navigator', {})
  expect(await share(address)).toBe('by-hand')
})

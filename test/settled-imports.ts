import { afterAll, vi } from 'vitest'

// Loaders start importing later parts of a page without waiting for them. A module still loading when its test file
// ends fails, and stays failed for the next file that imports it, because files share their modules.
afterAll(() => vi.dynamicImportSettled())

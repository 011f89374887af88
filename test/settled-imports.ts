import { afterAll, vi } from 'vitest'

// Loaders begin with the later parts of a page and wait for none. A module that is still on its way when its file of tests
// ends is refused, and stays so for the next file that imports it, since files share their modules.
afterAll(() => vi.dynamicImportSettled())

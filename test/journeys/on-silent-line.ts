import { test as base } from '#test/browser.ts'
import { type SilentLine, startSilentLine } from '#test/silent-line.ts'

let line: SilentLine

/** The connection to this worker's product. */
export const lineOfWorker = () => line

/** Journeys whose browser reaches the product over a line that can fall silent. */
export const test = base.extend({
  product: [
    async ({ product }, use) => {
      line = await startSilentLine(product.url)
      await use({ ...product, url: line.url })
      line.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
})

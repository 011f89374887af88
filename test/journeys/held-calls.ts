import { expect, type Page, type Route } from '@playwright/test'

/** The sentence of a call that fails. */
export const FAILED = 'Nešto je pošlo po zlu.'

/** Holds the calls of a path, all or those of one method, until they are let go, in whichever order. */
export async function hold(page: Page, path: string, method?: string) {
  const held: Route[] = []
  await page.route(path, (route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback()
    return void held.push(route)
  })

  /** The call that was made last. */
  async function answerLast() {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    const route = held.pop()
    const answer = page.waitForResponse((response) => response.request() === route?.request())
    await route?.continue()
    await answer
  }

  /** Answers the call that was made last as a server that fails. */
  async function failLast() {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await held.pop()?.fulfill({ status: 500, json: { message: FAILED, code: 'internal' } })
  }

  return {
    failLast,
    asked: () => expect.poll(() => held.length).toBeGreaterThan(0),
    answerLast,
    /** As many calls: each time the last of those that are held by then. */
    async answerLastFirst(times: number) {
      for (let answered = 0; answered < times; answered += 1) await answerLast()
    },
  }
}

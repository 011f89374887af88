import { expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { pageRoutes, serverRoutesOf } from '#test/repository-urls.ts'
import { isServerPath } from './paths.ts'

test('every route of the server is passed on to it, and no page is', async () => {
  const routes = await serverRoutesOf(async () => {
    const { close } = await makeTestApp()
    await close()
  })
  expect(routes.length).toBeGreaterThan(50)
  expect(routes.filter((route) => !isServerPath(route))).toEqual([])
  expect(pageRoutes().filter(isServerPath)).toEqual([])
})

test.each(['/@vite/client', '/web/root.tsx?v=1', '/?next=/api/v1', '/apiary', '/node_modules/react/index.js'])(
  '%s stays with Vite and the pages',
  (url) => expect(isServerPath(url)).toBe(false),
)

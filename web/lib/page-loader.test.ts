import { data, redirect, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { askedOnce, createPageLoader } from './page-loader.ts'

const build = {
  assets: { version: '1' },
  future: {},
  ssr: true,
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null, loader: () => ({ today: '2027-01-01' }) } },
    page: {
      id: 'page',
      parentId: 'root',
      path: 'page/:id',
      module: {
        default: () => null,
        loader: ({ params: { id } }: { params: { id?: string } }) => {
          if (id === 'elsewhere') throw redirect('/page/1')
          if (id === 'none') throw data(null, 404)
          if (id === 'broken') throw new Error('no')
          return id === 'made' ? data({ id }, 201) : { id }
        },
      },
    },
  },
} as unknown as ServerBuild // only the parts that the data needs

const load = (path: string) =>
  createPageLoader(build)(new Request(`https://primjer.test${path}`), new RouterContextProvider())

test('a page whose loaders have answered is given with their data and its address', async () => {
  const context = await load('/page/7?date=2027-06-12')
  expect(context?.staticHandlerContext).toMatchObject({
    loaderData: { root: { today: '2027-01-01' }, page: { id: '7' } },
    location: { pathname: '/page/7', search: '?date=2027-06-12' },
    errors: null,
  })
  expect(Object.keys(context?.routeModules ?? {})).toEqual(['root', 'page'])
})

test.each(['/page/elsewhere', '/page/none', '/page/broken', '/page/made', '/unknown', '/page/7.data', '/_.data'])(
  '%s is left to the router',
  async (path) => {
    expect(await load(path)).toBeNull()
  },
)

test('a page that the router begins anew reads nothing twice, and writes what it has to', async () => {
  const asked: string[] = []
  const ask = askedOnce(async ({ method, path }) => {
    asked.push(`${method} ${path}`)
    return { status: 200, body: path }
  })
  for (const method of ['GET', 'GET', 'POST', 'POST'] as const) await ask({ method, path: '/a' })
  expect((await ask({ method: 'GET', path: '/b' })).body).toBe('/b')
  expect(asked).toEqual(['GET /a', 'POST /a', 'POST /a', 'GET /b'])
})

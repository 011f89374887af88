import { renderToReadableStream } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { lazyWhenUsed } from './lazy-when-used.tsx'

const Greeting = ({ name }: { name: string }) => <p>Dobar dan, {name}!</p>

async function renderOnServer(load: () => Promise<typeof Greeting>) {
  const Part = lazyWhenUsed(load)
  const Page = createRoutesStub([{ path: '/', Component: () => <Part name="Ana" /> }])
  const stream = await renderToReadableStream(<Page />)
  await stream.allReady
  return new Response(stream).text()
}

test('the server renders the part in its place, with no script that moves it', async () => {
  const html = await renderOnServer(async () => Greeting)
  expect(html).toMatch(/<div [^>]*class="contents"><p>Dobar dan, (<!-- -->)?Ana(<!-- -->)?!<\/p><\/div>/)
  expect(html).not.toContain('<template')
})

test('the module is loaded once, however often the part stands on pages', async () => {
  const load = vi.fn(async () => Greeting)
  const Part = lazyWhenUsed(load)
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <Part name="Ana" />
          <Part name="Ivo" />
        </>
      ),
    },
  ])
  for (let index = 0; index < 2; index++) await (await renderToReadableStream(<Page />)).allReady
  expect(load).toHaveBeenCalledOnce()
})

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ConfirmFirst } from './confirm-first.tsx'
import { MY_REVIEW } from './text.ts'

test('a couple whose address is not confirmed learns how to come to its review', () => {
  const router = createMemoryRouter([{ path: '/', element: <ConfirmFirst /> }])
  const markup = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(markup).toContain(`id="${MY_REVIEW}"`)
  expect(markup).toContain('čim potvrdite svoju e-mail adresu')
  expect(markup).toContain('Pošalji novu poveznicu')
  expect(markup).toContain('href="/profile"')
})

import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BusyButton, Button, buttonClass } from './button.tsx'

test('a busy button has the variant that a button has', () => {
  const markup = (element: ReactElement) => renderToStaticMarkup(element)
  expect(markup(<BusyButton variant="filled" busy={false} />)).toBe(markup(<Button variant="filled" />))
  expect(markup(<BusyButton variant="filled" busy={false} />)).toContain(`class="${buttonClass('filled')}"`)
})

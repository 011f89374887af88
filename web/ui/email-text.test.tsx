import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmailText } from './email-text.tsx'

test('an address may be broken before its sign', () => {
  expect(renderToStaticMarkup(<EmailText email="ana.i.renato@primjer.example" />)).toBe(
    'ana.i.renato<wbr/>@primjer.example',
  )
})

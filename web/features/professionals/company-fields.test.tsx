import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type CompanyField, DESCRIPTION_MAX } from '#contract/company-fields.ts'
import { CompanyFields } from './company-fields.tsx'

test('the count of a description is that of the API, so the longest of emoji fits', () => {
  const description = ` ${'💍'.repeat(DESCRIPTION_MAX)}\n`
  // The others are empty then.
  const values = { description } as Record<CompanyField, string>
  const form = renderToStaticMarkup(<CompanyFields values={values} errorsOf={() => undefined} categories={[]} />)
  expect(form).toContain('5.000 od 5.000 znakova')
})

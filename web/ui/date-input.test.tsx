import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DateField } from './date-field.tsx'

const render = (field: Partial<Parameters<typeof DateField>[0]>) =>
  renderToStaticMarkup(<DateField label="Datum vjenčanja" name="date" {...field} />)

test('a day is a text in the Croatian form, which a form sends without a script', () => {
  const markup = render({ value: '2027-06-05' })
  expect(markup).toMatch(/<input[^>]* type="text"[^>]* value="5. 6. 2027."/)
  expect(markup.match(/name="date"/g)).toHaveLength(1)
})

test('its calendar is a named button, which is not there without a script, and has the field’s day and limit', () => {
  const markup = render({ value: '2027-06-05', min: '2026-11-22' })
  expect(markup).toMatch(/<button type="button" aria-label="Otvori kalendar"[^>]* class="[^"]*noscript:hidden/)
  expect(markup).toMatch(
    /<input type="date" aria-hidden="true" tabindex="-1" min="2026-11-22"[^>]* value="2027-06-05"\/>/i,
  )
})

test('a text that is no day stays as it is', () => {
  expect(render({ defaultValue: 'u lipnju' })).toContain('value="u lipnju"')
})

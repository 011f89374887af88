import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NewPasswordFields } from './new-password-fields.tsx'

test('the button of a password says which of several it shows', () => {
  const labels = { password: 'Nova lozinka', password_confirmation: 'Potvrda lozinke' }
  const markup = renderToStaticMarkup(<NewPasswordFields labels={labels} minLength={8} errorsOf={() => undefined} />)
  expect(markup).toContain('aria-label="Prikaži: Nova lozinka"')
  expect(markup).toContain('aria-label="Prikaži: Potvrda lozinke"')
})

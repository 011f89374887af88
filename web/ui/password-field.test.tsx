import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PasswordField } from './password-field.tsx'

test.for([
  ['Lozinka', 'Prikaži lozinku'],
  ['Trenutačna lozinka', 'Prikaži trenutačnu lozinku'],
  ['Nova lozinka', 'Prikaži novu lozinku'],
  ['Potvrda nove lozinke', 'Prikaži potvrdu nove lozinke'],
] as const)('the button of the field %s is named %s, and no search for the label finds it', ([label, name]) => {
  expect(renderToStaticMarkup(<PasswordField label={label} />)).toContain(`aria-label="${name}"`)
  expect(name.toLowerCase()).not.toContain(label.toLowerCase())
})

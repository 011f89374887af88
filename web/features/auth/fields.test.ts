import { describe, expect, test } from 'vitest'
import { ApiError } from '#web/call.ts'
import { roleFromQuery, toCredentials, toRegistration } from './fields.ts'

function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

/** All fields of the untouched page, with typed values for some. */
const person = (typed: Record<string, string> = {}) => ({
  role: 'couple',
  name: 'Ana i Ivan',
  email: 'ana@primjer.test',
  phone: '',
  password: 'ružmarin7',
  password_confirmation: 'ružmarin7',
  company_name: '',
  category_id: '',
  city: '',
  price_range_min: '',
  price_range_max: '',
  description: '',
  website: '',
  instagram: '',
  ...typed,
})

const company = (typed: Record<string, string> = {}) =>
  person({ role: 'professional', company_name: 'Studio Jadran', category_id: '2', ...typed })

function errorsOf(work: () => unknown): Record<string, string[]> {
  try {
    work()
  } catch (error) {
    if (error instanceof ApiError) return error.fields
    throw error
  }
  return {}
}

const registrationErrors = (values: Record<string, string>) => errorsOf(() => toRegistration(formOf(values)))

describe('the registration of a couple', () => {
  test('leaves out what is optional and empty, and everything of a company', () => {
    expect(toRegistration(formOf(person()))).toEqual({
      role: 'couple',
      name: 'Ana i Ivan',
      email: 'ana@primjer.test',
      password: 'ružmarin7',
      password_confirmation: 'ružmarin7',
    })
  })

  test('does not stumble over company fields that were filled in before the role was switched', () => {
    const input = toRegistration(
      formOf({ ...company({ website: 'nije adresa', price_range_min: '-5' }), role: 'couple' }),
    )
    expect(Object.keys(input)).not.toContain('company_name')
    expect(Object.keys(input)).not.toContain('website')
  })

  test('trims text, but not a password', () => {
    const password = ' ružmarin '
    const input = toRegistration(
      formOf(person({ name: '  Ana ', phone: ' 091 234 567 ', password, password_confirmation: password })),
    )
    expect(input).toMatchObject({ name: 'Ana', phone: '+38591234567', password })
  })

  test('wants name, e-mail, password and its repetition', () => {
    expect(registrationErrors(person({ name: ' ', email: '', password: '', password_confirmation: '' }))).toEqual({
      name: ['Ovo polje je obavezno.'],
      email: ['Ovo polje je obavezno.'],
      password: ['Ovo polje je obavezno.'],
      password_confirmation: ['Ovo polje je obavezno.'],
    })
  })

  test.each([
    [{ email: 'ana@primjer' }, { email: ['Unesite ispravnu e-mail adresu.'] }],
    [{ email: 'ana@primjer..hr' }, { email: ['Unesite ispravnu e-mail adresu.'] }],
    [{ phone: 'nema' }, { phone: ['Unesite ispravan broj telefona.'] }],
    [{ password: 'kratka', password_confirmation: 'kratka' }, { password: ['Lozinka mora imati najmanje 8 znakova.'] }],
    [{ password_confirmation: 'ruzmarin7' }, { password_confirmation: ['Lozinke se ne podudaraju'] }],
  ])('refuses %o', (typed, errors) => {
    expect(registrationErrors(person(typed))).toEqual(errors)
  })

  test('says at once that a field is missing and that the passwords differ', () => {
    expect(Object.keys(registrationErrors(person({ name: '', password_confirmation: 'ruzmarin7' })))).toEqual([
      'name',
      'password_confirmation',
    ])
  })
})

describe('the registration of a professional', () => {
  test('sends numbers as numbers, and a price of nothing as a price', () => {
    const input = toRegistration(formOf(company({ price_range_min: '0', price_range_max: '1.500,50' })))
    expect(input).toMatchObject({ category_id: 2, price_range_min: 0, price_range_max: 1500.5 })
  })

  test('leaves out what is optional and empty', () => {
    expect(Object.keys(toRegistration(formOf(company()))).toSorted()).toEqual([
      'category_id',
      'company_name',
      'email',
      'name',
      'password',
      'password_confirmation',
      'role',
    ])
  })

  test('completes a website that is typed without a scheme', () => {
    expect(toRegistration(formOf(company({ website: ' www.primjer.hr ' })))).toMatchObject({
      website: 'https://www.primjer.hr',
    })
  })

  test('takes the username out of what was pasted for Instagram', () => {
    const input = toRegistration(formOf(company({ instagram: 'https://www.instagram.com/studio.jadran/?hl=hr' })))
    expect(input).toMatchObject({ instagram: 'studio.jadran' })
  })

  test.each([
    [{ company_name: ' ' }, { company_name: ['Ovo polje je obavezno.'] }],
    [{ category_id: '' }, { category_id: ['Ovo polje je obavezno.'] }],
    [{ price_range_min: '-1' }, { price_range_min: ['Cijena mora biti broj od 0 naviše.'] }],
    [{ price_range_max: 'puno' }, { price_range_max: ['Cijena mora biti broj od 0 naviše.'] }],
    [
      { price_range_min: '900', price_range_max: '100' },
      { price_range_max: ['Najviša cijena ne može biti manja od najniže.'] },
    ],
    [{ website: 'primjer' }, { website: ['Molimo unesite valjani URL (npr. https://www.primjer.hr).'] }],
    [{ website: 'javascript:alert(1)' }, { website: ['Molimo unesite valjani URL (npr. https://www.primjer.hr).'] }],
    [{ instagram: 'dva imena' }, { instagram: ['Unesite korisničko ime na Instagramu, bez razmaka.'] }],
  ])('refuses %o', (typed, errors) => {
    expect(registrationErrors(company(typed))).toEqual(errors)
  })
})

describe('the credentials', () => {
  test('remember only when it is asked for', () => {
    const typed = { email: ' ana@primjer.test ', password: ' ružmarin ' }
    expect(toCredentials(formOf(typed))).toEqual({ email: 'ana@primjer.test', password: ' ružmarin ', remember: false })
    expect(toCredentials(formOf({ ...typed, remember: 'on' }))).toMatchObject({ remember: true })
  })

  test('want both', () => {
    expect(errorsOf(() => toCredentials(formOf({ email: '', password: '' })))).toEqual({
      email: ['Ovo polje je obavezno.'],
      password: ['Ovo polje je obavezno.'],
    })
  })
})

test.each([
  ['?role=professional', 'professional'],
  ['?role=couple', 'couple'],
  ['?role=admin', 'couple'],
  ['', 'couple'],
])('the address %s preselects %s', (query, role) => {
  expect(roleFromQuery(new URLSearchParams(query))).toBe(role)
})

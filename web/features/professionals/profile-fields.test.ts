import { describe, expect, test } from 'vitest'
import {
  validateProfile,
  hasSameTexts,
  mergeTexts,
  type ProfileTexts,
  textsOf,
  toProfileInput,
  typedTexts,
} from './profile-fields.ts'

const texts: ProfileTexts = {
  ...typedTexts(new FormData()),
  company_name: 'Studio Jadran',
  category_id: '2',
  city: 'Split',
  price_range_min: '500',
  price_range_max: '1.500,50',
  description: 'Prvi red\ndrugi red',
  website: 'https://www.primjer.hr',
  instagram: 'studio.jadran',
}

describe('a profile that was saved from another device meanwhile', () => {
  const latest = { ...texts, city: 'Zadar', instagram: '' }

  test('keeps what was saved there where nothing was typed here', () => {
    const typed = { ...texts, description: 'Novo' }
    const { merged, conflicts } = mergeTexts({ loaded: texts, typed, latest })
    expect(merged).toEqual({ ...latest, description: 'Novo' })
    expect(conflicts).toEqual([])
  })

  test('conflicts in what both have changed, each otherwise', () => {
    const typed = { ...texts, city: 'Rijeka', instagram: '' }
    expect(mergeTexts({ loaded: texts, typed, latest }).conflicts).toEqual(['city'])
  })
})

describe('the profile form', () => {
  test('shows a saved profile and sends it back unchanged', () => {
    const input = toProfileInput(texts)
    const { company_name, city, description, website, instagram } = texts
    expect(input).toMatchObject({ company_name, city, description, website, instagram })
    expect(input).toMatchObject({ category_id: 2, price_range_min: 500, price_range_max: 1500.5 })
    expect(textsOf(input)).toEqual(texts)
  })

  test('takes the dot of a price for thousands', () => {
    expect(toProfileInput({ ...texts, price_range_max: '1.500' })).toMatchObject({ price_range_max: 1500 })
  })

  test('shows what is not there as empty, and sends empty as none', () => {
    const bare = { ...texts, price_range_min: '', price_range_max: '', description: '', website: '', instagram: '' }
    const none = { price_range_min: null, price_range_max: null, description: null, website: null, instagram: null }
    expect(toProfileInput(bare)).toMatchObject(none)
    expect(textsOf({ ...toProfileInput(bare), category_id: null, city: null })).toEqual({
      ...bare,
      category_id: '',
      city: '',
    })
  })

  test('does not take the line ends of a form for a change', () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(texts)) form.set(name, value.replaceAll('\n', '\r\n'))
    expect(hasSameTexts(typedTexts(form), texts)).toBe(true)
    form.set('city', 'Zadar')
    expect(hasSameTexts(typedTexts(form), texts)).toBe(false)
  })

  test.each([
    ['company_name', ' ', 'Ovo polje je obavezno.'],
    ['category_id', '', 'Ovo polje je obavezno.'],
    ['city', '', 'Ovo polje je obavezno.'],
    ['price_range_min', '-1', 'Cijena mora biti broj od 0 naviše.'],
    ['price_range_min', 'tisuću', 'Cijena mora biti broj od 0 naviše.'],
    ['price_range_min', '1,505', 'Cijena može imati najviše dvije decimale, npr. 1.500,50.'],
    ['price_range_max', '10.000.000', 'Cijena može biti najviše € 9.999.999.'],
    ['description', 'a'.repeat(5001), 'Najviše 5.000 znakova.'],
    ['website', 'primjer', 'Molimo unesite valjani URL (npr. https://www.primjer.hr).'],
    ['website', 'javascript:alert(1)', 'Molimo unesite valjani URL (npr. https://www.primjer.hr).'],
    ['instagram', 'studio jadran', 'Unesite korisničko ime na Instagramu, bez razmaka.'],
  ] as const)('refuses %s as %j', (name, value, message) => {
    expect(validateProfile({ ...texts, [name]: value })).toEqual({ [name]: [message] })
  })

  test('refuses a range that ends before it begins, at its end', () => {
    expect(validateProfile({ ...texts, price_range_max: '499' })).toEqual({
      price_range_max: ['Najviša cijena ne može biti manja od najniže.'],
    })
  })
})

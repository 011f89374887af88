import { expect, test } from 'vitest'
import { queryString } from './paths.ts'

test.each([
  [{ city: 'Split', category_id: 3 }, '?city=Split&category_id=3'],
  [{ near: 'Veli Lošinj', search: "a&b=c+d'e!~(f)*" }, '?near=Veli+Lo%C5%A1inj&search=a%26b%3Dc%2Bd%27e%21%7E%28f%29*'],
  [{ ids: '1,2', date: '2027-06-05', premium: false, page: 0 }, '?ids=1%2C2&date=2027-06-05&premium=false&page=0'],
  [{ city: 'Sveta Nedelja', search: 'šuma 😀 \ud800' }, '?city=Sveta+Nedelja&search=%C5%A1uma+%F0%9F%98%80+%EF%BF%BD'],
  [{ city: '', date: null, page: undefined }, ''],
])('the query of %j is %s, as a form writes it', (values, text) => {
  expect(queryString(values)).toBe(text)
  const given = Object.entries(values).filter(([, value]) => value !== '' && value !== null && value !== undefined)
  const written = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  expect(text).toBe(written && `?${written}`)
})

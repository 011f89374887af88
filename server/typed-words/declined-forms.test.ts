import { describe, expect, test } from 'vitest'
import { declinedForms } from './declined-forms.ts'
import { fillers, keyOf, meaningOf, meanings } from './meanings.ts'

describe('cases that are not listed', () => {
  const declined = declinedForms(meanings, fillers)

  test.each([
    ['tamburaškim sastavom', 'glazba'],
    ['svečanoj dvorani', 'lokacija'],
    ['cvjetnim zidovima', 'dekoracija-i-cvijece'],
    ['candy barom', 'hrana-i-slastice'],
    ['knjigu gostiju', 'pozivnice-i-pokloni'],
    ['kutije za kuverte', 'pozivnice-i-pokloni'],
    ['zaručničkih prstena', 'nakit'],
    ['dječjeg animatora', 'glazba'],
    ['luksuzne aute', 'transport'],
    ['violinisticom', 'glazba'],
    ['golubovima', 'dekoracija-i-cvijece'],
  ])('as %s mean the same: %s', (form, slug) => {
    expect([meanings.has(keyOf(form)), meaningOf(keyOf(form))?.trade]).toEqual([false, slug])
  })

  test('name the fact that the listed form names', () => {
    expect(meaningOf(keyOf('gudačkim kvartetom'))?.fact?.option).toBe('klasika')
  })

  test('are none of a listed form, of a word that adds nothing, nor of a town', () => {
    const taken = declined.keys().filter((key) => meanings.has(key) || fillers.has(key))
    expect([...taken]).toEqual([])
    expect([...declined.values()].filter(({ place }) => place !== undefined)).toEqual([])
  })

  test.each(['veceri', 'vesti', 'marina', 'gostima', 'skoljka'])('do not make a trade of %s', (key) => {
    expect(declined.has(key)).toBe(false)
  })
})

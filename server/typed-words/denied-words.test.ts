import { describe, expect, test } from 'vitest'
import { readingsOf } from './understand.ts'

const first = (search: string) => readingsOf(search)[0]

describe('words for what is not wanted', () => {
  test.each([
    ['bend osim tamburaša', 'osim tamburaša'],
    ['bend ali ne tamburaši', 'ne tamburaši'],
    ['bend ne želimo narodnjake', 'ne želimo narodnjake'],
    ['dj bez benda', 'bez benda'],
    ['bend koji ne mora biti u Zagrebu', 'ne mora biti u Zagrebu'],
  ])('of „%s” name neither a trade nor a fact nor a town', (search, rest) => {
    const { category, city, search: left } = first(search) ?? {}
    expect([category, city, left]).toEqual(['glazba', undefined, rest])
    expect(first(search)?.facts.map(({ option }) => option)).not.toContain('tamburasi')
  })

  test.each([
    ['ne znam koji bend', 'glazba', undefined],
    ['bez glutena torta Zagreb', 'hrana-i-slastice', 'Zagreb'],
    ['ne samo bend', 'glazba', undefined],
  ])('are none in „%s”', (search, category, city) => {
    expect(first(search)).toMatchObject({ category, city })
  })
})

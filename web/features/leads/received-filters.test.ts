import { expect, test } from 'vitest'
import {
  hasReceivedFilters,
  readOpenLead,
  readReceivedFilters,
  receivedHref,
  showsNewLeads,
} from './received-filters.ts'

const read = (query: string) => readReceivedFilters(new URLSearchParams(query))
const nothing = { status: '', date: '', search: '', page: 1 }

test.each([
  ['status=new&date=2027-06-12&search=Ana&page=3', { status: 'new', date: '2027-06-12', search: 'Ana', page: 3 }],
  ['search=%20Ana%20', { ...nothing, search: 'Ana' }],
  ['status=toString&date=2027-02-30&page=0', nothing],
  ['status=pending&date=sutra&page=-1', nothing],
  ['page=2.5', nothing],
  ['', nothing],
])('the address %j is read as %j', (query, filters) => {
  expect(read(query)).toEqual(filters)
})

test('a list has one address, whatever the one was that it was read from', () => {
  expect(receivedHref(read('page=1&status=&search='))).toBe('/professional/leads')
  expect(receivedHref(read('search=a b&page=2&x=1'))).toBe('/professional/leads?search=a+b&page=2')
  expect(receivedHref(read('status=new'), 12)).toBe('/professional/leads?status=new&lead=12')
  expect(receivedHref(read('status=new'), null)).toBe('/professional/leads?status=new')
})

test.each([
  ['lead=12', 12],
  ['lead=0', null],
  ['lead=12a', null],
  ['lead=99999999999', null],
  ['', null],
])('the address %j opens lead %s', (query, lead) => {
  expect(readOpenLead(new URLSearchParams(query))).toBe(lead)
})

test('a page is no filter, and a new lead stands on the first page of everything alone', () => {
  expect(hasReceivedFilters(read('page=2'))).toBe(false)
  expect(hasReceivedFilters(read('date=2027-06-12'))).toBe(true)
  expect(showsNewLeads(read(''))).toBe(true)
  expect(showsNewLeads(read('page=2'))).toBe(false)
  expect(showsNewLeads(read('status=new'))).toBe(false)
})

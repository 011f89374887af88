import { expect, test } from 'vitest'
import { replyText } from './reply-text.ts'

test.each([
  [{ median_hours: 3, answered_percent: 94 }, 'Obično odgovara u roku od 3 sata. Odgovara na 9 od 10 upita.'],
  [{ median_hours: 0, answered_percent: 100 }, 'Obično odgovara u roku od 1 sata. Odgovara na svaki upit.'],
  [{ median_hours: 21, answered_percent: 99 }, 'Obično odgovara u roku od 21 sata. Odgovara na 9 od 10 upita.'],
  [{ median_hours: 47, answered_percent: 50 }, 'Obično odgovara u roku od 47 sati. Odgovara na 5 od 10 upita.'],
  [{ median_hours: 49, answered_percent: 19 }, 'Obično odgovara u roku od 3 dana. Odgovara na 1 od 10 upita.'],
  [{ median_hours: null, answered_percent: 70 }, 'Odgovara na 7 od 10 upita.'],
  [{ median_hours: null, answered_percent: 9 }, ''],
  [null, ''],
  [undefined, ''],
])('%j reads %j', (replies, text) => {
  expect(replyText(replies)).toBe(text)
})

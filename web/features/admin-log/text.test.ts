import { expect, test } from 'vitest'
import { auditSentence } from './text.ts'

const category = { id: 4, name: 'Glazba' }

test.each([
  ['profile_status', null, 'pending', 'approved', 'Status profila: Odobreno (prije: Na čekanju)'],
  ['premium', null, 'false', 'true', 'Oznaka Premium: uključena (prije: isključena)'],
  ['category', category, 'Glazba', 'Glazba i DJ', 'Naziv kategorije: Glazba i DJ (prije: Glazba)'],
  ['category', null, 'Nakit, Glazba', 'Glazba, Nakit', 'Redoslijed kategorija: Glazba, Nakit'],
  ['category', category, 'toString', 'pending', 'Naziv kategorije: pending (prije: toString)'],
  ['review_hidden', null, 'reported', 'hidden', 'Recenzija je skrivena'],
  ['user_restored', null, 'suspended', 'active', 'Pristup je vraćen'],
] as const)('%s of %o from %s to %s is said as it is', (action, of, from, to, sentence) => {
  expect(auditSentence({ action, category: of, from, to })).toBe(sentence)
})

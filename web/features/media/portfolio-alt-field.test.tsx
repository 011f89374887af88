import { expect, test } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Media } from '#contract/media.ts'
import { uploadPolicy } from '#contract/upload-policy.ts'
import { AltField } from './portfolio-alt-field.tsx'

/** The field of a picture with this text. */
const fieldWith = (alt: string) =>
  renderToStaticMarkup(
    // Only the fields of a picture that it depends on.
    <AltField
      picture={{ id: 1, alt } as Media}
      name="1. slika"
      isFirstWithoutText={false}
      onChange={() => {}}
      onText={() => {}}
    />,
  )

test('the longest text that the API takes is not marked as too long, also of emoji', () => {
  const longest = fieldWith('💍'.repeat(uploadPolicy.maxAlt))
  expect(longest).toContain('300 od 300 znakova')
  expect(longest).not.toContain('aria-invalid="')
})

test('one emoji more is marked as too long', () => {
  const tooLong = fieldWith('💍'.repeat(uploadPolicy.maxAlt + 1))
  expect(tooLong).toContain('301 od 300 znakova')
  expect(tooLong).toContain('aria-invalid="true"')
})

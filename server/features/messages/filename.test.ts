import { expect, test } from 'vitest'
import { processorTimeOf } from '#test/processor-time.ts'
import { asDownload, attachmentName } from './filename.ts'

const pdf = 'application/pdf'

test.each([
  ['Ponuda.pdf', pdf, 'Ponuda.pdf'],
  ['PONUDA.PDF', pdf, 'PONUDA.PDF'],
  ['slika.JPEG', 'image/jpeg', 'slika.JPEG'],
  ['slika.png', 'image/jpeg', 'slika.jpg'],
  ['ponuda.exe', pdf, 'ponuda.pdf'],
  ['ponuda.pdf.exe', pdf, 'ponuda.pdf.pdf'],
  ['ponuda 12.06', pdf, 'ponuda 12.06.pdf'],
  ['ponuda', 'image/png', 'ponuda.png'],
  ['C:\\Users\\ana\\slika.jpg', 'image/jpeg', 'slika.jpg'],
  ['../../etc/passwd', pdf, 'passwd.pdf'],
  ['..', pdf, 'dokument.pdf'],
  ['.htaccess', pdf, 'htaccess.pdf'],
  ['', 'image/png', 'slika.png'],
  [undefined, pdf, 'dokument.pdf'],
  ['\u0000\u202e\u200b', pdf, 'dokument.pdf'],
  ['pon\u202efdp.exe', pdf, 'ponfdp.pdf'],
  ['a\r\nSet-Cookie: b.pdf', pdf, 'a Set-Cookie_ b.pdf'],
  ['<b>:"|?*.pdf', pdf, '_b_.pdf'],
  ['Čaša 💍.png', 'image/png', 'Čaša 💍.png'],
  [`${'ž'.repeat(300)}.pdf`, pdf, `${'ž'.repeat(196)}.pdf`],
  [`${'x'.repeat(195)}💍💍.pdf`, pdf, `${'x'.repeat(195)}\ufffd.pdf`],
] as const)('%j as %s is saved as %j', (given, type, name) => {
  expect(attachmentName(given, type)).toBe(name)
})

test('a name that no header may hold is one in two ways: without diacritics, and in full', () => {
  expect(asDownload(`Đir "č' (1).pdf`)).toBe(
    `attachment; filename="Dir _c_ (1).pdf"; filename*=UTF-8''%C4%90ir%20%22%C4%8D%27%20%281%29.pdf`,
  )
  expect(asDownload('a\r\nb;=💍.pdf')).toMatch(/^attachment; filename="[\w .]+"; filename\*=UTF-8''[\w%.]+$/)
})

test.each(['.', ' .', '%22'])('a name as long as a body may have it, of %j alone, takes no time', async (part) => {
  const name = `a${part.repeat(80_000 / part.length)}x.pdf`
  expect(await processorTimeOf(() => attachmentName(name, pdf))).toBeLessThan(300)
})

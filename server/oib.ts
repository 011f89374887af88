/** Whether this is an OIB: eleven digits, the last of which is a check digit by ISO 7064, MOD 11,10. */
export function isOib(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false
  let rest = 10
  for (const digit of text.slice(0, 10)) {
    rest = (rest + Number(digit)) % 10 || 10
    rest = (rest * 2) % 11
  }
  return Number(text[10]) === (11 - rest) % 10
}

/** The value of an option; exits with a message for anything else, which would test nothing and find no fault. */
export function wholeNumber(name: string, text: string, lowest = 1): number {
  const value = Number(text)
  if (text.trim() !== '' && Number.isInteger(value) && value >= lowest) return value
  console.error(`--${name} must be a whole number from ${lowest} on.`)
  return process.exit(1)
}

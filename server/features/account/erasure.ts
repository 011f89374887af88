const escaped = (text: string) =>
  text.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`).replaceAll(/\s+/gu, String.raw`\s+`)

/**
 * Finds an address anywhere and a name as a whole word, as a regular expression of PostgreSQL: people sign their
 * enquiries.
 */
export const personPattern = ({ name, email }: { name: string; email: string }): string =>
  String.raw`${escaped(email)}|(?<!\w)${escaped(name)}(?!\w)`

const borders =
  /\s*(?:,|\b(?:select|from|where|and|or|having|group by|order by|(?:left |inner |cross )?join|union all|with)\b)\s*/i

/** The parts of a statement, whatever the numbers of its parameters. */
function fragmentsOf(text: string): string[] {
  return text
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\s+/g, ' ')
    .split(borders)
    .filter((part) => part !== '')
}

interface Statement {
  text: string
  from: string
}

const orderOf = ({ text, from }: Statement) => `${text}\n${from}`

/**
 * From statements composed of the same parts, such as lists with filters, chooses a minimal number that covers every
 * part; deterministic for the same statements.
 */
export function chooseByFragments<Each extends Statement>(statements: Each[]): Each[] {
  const known = new Set<string>()
  const byLength = statements.toSorted((a, b) => b.text.length - a.text.length || (orderOf(a) < orderOf(b) ? -1 : 1))
  const chosen = byLength.filter(({ text, from }) => {
    const fragments = fragmentsOf(text).map((fragment) => `${from} ${fragment}`)
    const isNew = fragments.some((fragment) => !known.has(fragment))
    for (const fragment of fragments) known.add(fragment)
    return isNew
  })
  return chosen.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
}

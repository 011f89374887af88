import { StartupError } from '#server/startup-error.ts'
import { quoteForShell } from '#server/shell.ts'

export interface GuideBlock {
  language: string
  title: string | undefined
  text: string
}

/** The fenced blocks of a guide in order, without a list's indentation. */
export const readBlocks = (guide: string): GuideBlock[] =>
  [...guide.matchAll(/^( *)```(.*)\n([\s\S]*?)^ *```$/gm)].map(([, indent = '', head = '', text = '']) => ({
    language: /^\w*/.exec(head)?.[0] ?? '',
    title: /title="(.*)"/.exec(head)?.[1],
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }))

/** Throws if the guide has no such block, or two of them. */
export function findBlock(blocks: readonly GuideBlock[], title: string): string {
  const found = blocks.filter((block) => block.title === title)
  if (found.length !== 1 || !found[0])
    throw new StartupError(`The guide has ${found.length} blocks “${title}”, not one.`)
  return found[0].text
}

/**
 * A block with these values in its assignments. Throws for a value that the block does not ask for, and for one that it
 * asks for but that is missing.
 */
export function fillIn(text: string, values: Record<string, string>): string {
  const given = new Map(Object.entries(values))
  const filled = text.replaceAll(/^((?:export )?([A-Z][A-Z_]*)=).*$/gm, (_line, head: string, name: string) => {
    const value = given.get(name)
    if (value === undefined) throw new StartupError(`The guide asks for ${name}, for which the rehearsal has no value.`)
    given.delete(name)
    return head + quoteForShell(value)
  })
  if (given.size > 0) throw new StartupError(`The guide does not ask for ${[...given.keys()].join(', ')}.`)
  return filled
}

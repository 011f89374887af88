import { type Block, footer, type Letter, linesOf, oneLine } from './email.ts'

function blockAsText(block: Block): string {
  if (typeof block === 'string') return oneLine(block)
  if ('facts' in block) return block.facts.map(([name, value]) => `${name}: ${oneLine(value)}`).join('\n')
  // Marked line by line, so that nobody's words pass for ours.
  return linesOf(block.quote)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}

export const asText = ({ heading, body, button, note }: Letter) =>
  [
    heading,
    ...body.map(blockAsText),
    `${button.label}:\n${button.url}`,
    ...(note === undefined ? [] : [note]),
    `-- \nZauvijek\n${footer}\n`,
  ].join('\n\n')

import { type Block, type Email, splitLines, toSingleLine, usualFooter } from './email.ts'

const renderPairs = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([name, value]) => `${name}: ${toSingleLine(value)}`).join('\n')

function renderBlockText(block: Block): string {
  if (typeof block === 'string') return toSingleLine(block)
  if ('facts' in block) return renderPairs(block.facts)
  if ('prices' in block)
    return renderPairs(
      [...block.prices, block.total].map(({ name, factors, amount }) => [
        name,
        factors === undefined ? amount : `${factors} = ${amount}`,
      ]),
    )
  if ('links' in block) return block.links.map(({ label, url }) => `${toSingleLine(label)}:\n${url}`).join('\n')
  // Each line is marked as a quotation, so that a person's words cannot pass for the site's.
  return splitLines(block.quote)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}

export const renderText = ({ heading, body, button, note, footer = usualFooter }: Email) =>
  [
    heading,
    ...body.map(renderBlockText),
    `${button.label}:\n${button.url}`,
    ...(note === undefined ? [] : [note]),
    `-- \nZauvijek\n${footer}\n`,
  ].join('\n\n')

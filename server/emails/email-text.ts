import { type Block, type Email, splitLines, toSingleLine, usualFooter } from './email.ts'

function renderBlockText(block: Block): string {
  if (typeof block === 'string') return toSingleLine(block)
  if ('facts' in block) return block.facts.map(([name, value]) => `${name}: ${toSingleLine(value)}`).join('\n')
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

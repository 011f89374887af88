import { type Block, type Email, splitLines, toSingleLine, usualFooter } from './email.ts'
import { markup } from '#server/markup.ts'

/**
 * Mail programs drop style sheets or support them only in part, so the light theme is inline and the dark one optional.
 */
const dark = markup`
@media (prefers-color-scheme: dark) {
  .page { background: #0f172a !important }
  .card { background: #1e293b !important; border-color: #334155 !important }
  .ink { color: #f1f5f9 !important }
  .soft { color: #b6c2d4 !important }
  .quote { background: #0f172a !important; border-color: #818cf8 !important }
  .line { border-color: #475569 !important }
  .button { background: #a5b4fc !important; color: #0f172a !important }
}
`

const style = {
  page: 'background:#f8fafc;font-family:Figtree,Segoe UI,Roboto,Helvetica,Arial,sans-serif;',
  title: 'color:#1e293b;font-family:DM Serif Display,Georgia,Times New Roman,serif;font-weight:400;line-height:1.2;',
  card: 'padding:32px 28px;background:#ffffff;border:1px solid #e2e8f0;border-radius:16px;',
  ink: 'color:#1e293b;font-size:16px;line-height:1.6;overflow-wrap:anywhere;',
  soft: 'color:#526077;font-size:14px;line-height:1.5;overflow-wrap:anywhere;',
  price: 'padding:8px 0;border-bottom:1px solid #e2e8f0;font-weight:400;vertical-align:baseline;',
  total: 'padding:12px 0;font-size:18px;font-weight:600;vertical-align:baseline;',
  quote: 'padding:12px 16px;background:#f1f5f9;border-left:3px solid #6366f1;border-radius:0 8px 8px 0;',
  button:
    'display:inline-block;padding:14px 24px;background:#4f46e5;border-radius:12px;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none;',
}

/** Keeps `€ 1.200`, `12. lipnja 2027.` and `br. 3` on one line each. */
const unbroken = (text: string) =>
  text
    .replaceAll(/€ (?=\d)/g, '€\u00A0')
    .replaceAll(/(\d\.) (\p{Ll}+) (?=\d{4}\.)/gu, '$1\u00A0$2\u00A0')
    .replaceAll(/\bbr\. (?=\d)/g, 'br.\u00A0')

/** A column whose words may be broken leaves all its width to the other. */
const whole = 'overflow-wrap:normal;'

type BlockOf<Key extends string> = Extract<Block, Record<Key, unknown>>

const factTable = ({ facts }: BlockOf<'facts'>) =>
  markup`<table style="border-collapse:collapse;margin:0 0 16px">${facts.map(
    ([name, value]) => markup`<tr>
<th scope="row" class="soft" style="${style.soft}${whole}white-space:nowrap;padding:4px 16px 4px 0;font-weight:400;text-align:left;vertical-align:baseline">${name}</th>
<td class="ink" style="${style.ink}padding:4px 0;vertical-align:baseline">${unbroken(toSingleLine(value))}</td>
</tr>`,
  )}</table>`

/** As on an invoice: the amounts below one another at the right, and the total below a line. */
const priceTable = ({ prices, total }: BlockOf<'prices'>) =>
  markup`<table width="100%" style="border-collapse:collapse;margin:0 0 16px">${[...prices, total].map(
    (price) => markup`<tr>
<th scope="row" class="line ink" style="${style.ink}${price === total ? whole + style.total : style.price}text-align:left">${price.name}${
      price.factors === undefined
        ? ''
        : markup`<br><span class="soft" style="${style.soft}${whole}font-weight:400">${price.factors}</span>`
    }</th>
<td class="line ink" style="${style.ink}${whole}${price === total ? style.total : style.price}padding-left:16px;text-align:right;white-space:nowrap">${price.amount}</td>
</tr>`,
  )}</table>`

const linkItem = ({ label, url }: { label: string; url: string }) =>
  markup`<li style="margin:0 0 8px"><a class="ink" href="${url}" style="${style.ink}">${unbroken(toSingleLine(label))}</a></li>`

function renderBlockHtml(block: Block) {
  if (typeof block === 'string')
    return markup`<p class="ink" style="${style.ink}margin:0 0 16px">${unbroken(block)}</p>`
  if ('facts' in block) return factTable(block)
  if ('prices' in block) return priceTable(block)
  if ('links' in block)
    return markup`<ul class="ink" style="${style.ink}margin:0 0 16px;padding:0 0 0 20px">${block.links.map(linkItem)}</ul>`
  const lines = splitLines(block.quote).map((line) => markup`${line}<br>`)
  return markup`<blockquote class="quote ink" style="${style.ink}${style.quote}margin:0 0 16px">${lines}</blockquote>`
}

const PREVIEW_LENGTH = 140

const beginningOf = (text: string) => toSingleLine(text.slice(0, PREVIEW_LENGTH).toWellFormed())

export const renderHtml = ({ subject, preview, heading, body, button, note, footer = usualFooter }: Email) =>
  markup`<!doctype html>
<html lang="hr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${dark}</style>
</head>
<body class="page" style="margin:0;padding:0;${style.page}">
<div style="display:none;max-height:0;overflow:hidden">${beginningOf(preview)}</div>
<table role="presentation" class="page" width="100%" style="border-collapse:collapse;${style.page}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" style="border-collapse:separate;border-spacing:0;max-width:560px;text-align:left">
<tr><td class="ink" style="${style.title}font-size:24px;padding:0 4px 20px">Zauvijek</td></tr>
<tr><td class="card" style="${style.card}">
<h1 class="ink" style="${style.title}font-size:28px;margin:0 0 20px">${unbroken(heading)}</h1>
${body.map(renderBlockHtml)}
<p style="margin:24px 0"><a class="button" href="${button.url}" style="${style.button}">${button.label}</a></p>
${note === undefined ? '' : markup`<p class="soft" style="${style.soft}margin:0 0 16px">${unbroken(note)}</p>`}
<p class="soft" style="${style.soft}margin:0">Ako gumb ne radi, kopirajte ovu adresu u preglednik:<br>${button.url}</p>
</td></tr>
<tr><td class="soft" style="${style.soft}padding:20px 4px 0">${footer}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.text

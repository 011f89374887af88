/** HTML that is safe to send as it is. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const special = /[&<>"']/

type Value = string | Markup | readonly Markup[]

function render(value: Value): string {
  if (value instanceof Markup) return value.text
  if (typeof value === 'string')
    return special.test(value) ? value.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '') : value
  return value.map(render).join('')
}

/**
 * HTML with its values escaped; only the output of another template goes in unescaped. Not named `html`, because the
 * formatter would then reflow the template and change its visible spaces.
 */
export function markup(parts: TemplateStringsArray, ...values: Value[]): Markup {
  let [text = ''] = parts
  for (let index = 0; index < values.length; index++) text += render(values[index] ?? '') + (parts[index + 1] ?? '')
  return new Markup(text)
}

/** HTML that is safe to send as it is. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

type Value = string | Markup | readonly Markup[]

function render(value: Value): string {
  if (typeof value === 'string') return value.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')
  if (value instanceof Markup) return value.text
  return value.map(render).join('')
}

/**
 * HTML whose values are escaped; only what another template made goes in as it is. Not named `html`: the formatter
 * would move its spaces, which show.
 */
export function markup(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(parts.map((part, index) => part + render(values[index] ?? '')).join(''))
}

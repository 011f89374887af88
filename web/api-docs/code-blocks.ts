import { element } from './element.ts'
import type { Words } from './words.ts'

const CHOICE_KEY = 'api-docs-examples'

function chooseExamples(name: string) {
  document.documentElement.dataset.examples = name
  for (const button of document.querySelectorAll<HTMLElement>('button[data-choose]'))
    button.setAttribute('aria-pressed', String(button.dataset.choose === name))
  try {
    localStorage.setItem(CHOICE_KEY, name)
  } catch {
    // Storage is forbidden: the choice lasts until the page is left.
  }
}

/** Combines the examples of a call into one, with a button for each language; the choice is remembered. */
function addChoice(words: Words) {
  const chosen = document.documentElement.dataset.examples ?? 'curl'
  for (const example of document.querySelectorAll<HTMLElement>('figure[data-example]')) {
    const caption = example.querySelector('figcaption')
    const siblings = example.parentElement?.querySelectorAll<HTMLElement>('figure[data-example]') ?? []
    const buttons = [...siblings].map(({ dataset }) =>
      element(
        'button',
        { type: 'button', 'data-choose': dataset.example ?? '', 'aria-pressed': String(dataset.example === chosen) },
        dataset.example === 'curl' ? 'curl' : 'TypeScript',
      ),
    )
    caption?.replaceChildren(element('span', { role: 'group', 'aria-label': words.exampleLanguage }, ...buttons))
  }
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const { choose } = target.dataset
    if (choose === undefined) return
    const group = target.closest('.examples')
    chooseExamples(choose)
    // The pressed button is hidden with its example; its counterpart at the other one takes the focus.
    group?.querySelector<HTMLElement>(`figure[data-example="${choose}"] button[data-choose="${choose}"]`)?.focus()
  })
}

function addCopyButtons(words: Words) {
  for (const caption of document.querySelectorAll('figcaption')) {
    const button = element('button', { type: 'button', class: 'copy' }, words.copy)
    const copy = async () => {
      const code = caption.parentElement?.querySelector('pre')?.textContent ?? ''
      await navigator.clipboard.writeText(code)
      button.textContent = words.copied
      setTimeout(() => (button.textContent = words.copy), 2_000)
    }
    button.addEventListener('click', () => void copy())
    caption.append(button)
  }
}

export function improveCodeBlocks(words: Words) {
  addChoice(words)
  addCopyButtons(words)
}

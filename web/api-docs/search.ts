import { element } from './element.ts'
import { type Entry, findEntries } from './find-entries.ts'
import type { Words } from './words.ts'

async function loadEntries(): Promise<Entry[]> {
  const folder = document.documentElement.lang === 'en' ? '/api/docs/en' : '/api/docs'
  const answer = await fetch(`${folder}/search.json`)
  if (!answer.ok) throw new Error(`The search answered ${answer.status}.`)
  return (await answer.json()) as Entry[] // written by our own server
}

/** A combobox over chapters, calls and objects: arrow keys choose, Enter opens, Escape clears, „/” focuses it. */
export function addSearch(words: Words) {
  const place = document.getElementById('search')
  const menu = document.getElementById('menu')
  if (!place || !menu) return
  const input = element('input', {
    type: 'search',
    role: 'combobox',
    'aria-label': words.search,
    'aria-controls': 'search-results',
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: words.searchHint,
  })
  const list = element('ul', { id: 'search-results', role: 'listbox', 'aria-label': words.results, hidden: true })
  const status = element('p', { role: 'status', class: 'search-status' })
  place.append(element('div', { role: 'search' }, input, list, status))

  let entries: Promise<Entry[]> | undefined
  let active = -1

  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')]
  function activate(index: number) {
    active = index
    for (const [position, option] of options().entries()) option.ariaSelected = String(position === index)
    const option = options()[index]
    if (option) {
      input.setAttribute('aria-activedescendant', option.id)
      option.scrollIntoView({ block: 'nearest' })
    } else input.removeAttribute('aria-activedescendant')
  }

  function show(found: Entry[], isAsked: boolean) {
    const items = found.map(({ title, detail, url }, index) => {
      const attributes = { role: 'option', id: `search-${index}`, 'aria-selected': 'false', 'data-url': url }
      return element('li', attributes, title, element('span', {}, detail))
    })
    list.replaceChildren(...items)
    list.hidden = found.length === 0
    input.ariaExpanded = String(found.length > 0)
    status.textContent = isAsked ? (found.length === 0 ? words.noResults : `${found.length} ${words.found}`) : ''
    activate(found.length > 0 ? 0 : -1)
  }

  async function search() {
    const query = input.value
    try {
      const found = findEntries(await (entries ??= loadEntries()), query)
      if (query === input.value) show(found, query.trim() !== '')
    } catch {
      entries = undefined
      show([], false)
      status.textContent = words.searchFailed
    }
  }

  function leave() {
    input.value = ''
    show([], false)
  }

  function open(option: HTMLElement | undefined) {
    const url = option?.dataset.url
    if (url === undefined) return
    leave()
    if (menu?.matches(':popover-open')) menu.hidePopover()
    location.assign(url)
  }

  input.addEventListener('focus', () => {
    entries ??= loadEntries()
    // The next typed letter requests it again and reports the failure.
    entries.catch(() => (entries = undefined))
  })
  input.addEventListener('input', () => void search())
  input.addEventListener('keydown', (event) => {
    const count = options().length
    if (event.key === 'ArrowDown' && count > 0) activate((active + 1) % count)
    else if (event.key === 'ArrowUp' && count > 0) activate((active - 1 + count) % count)
    else if (event.key === 'Enter' && active >= 0) open(options()[active])
    else if (event.key === 'Escape' && input.value !== '') leave()
    else return
    event.preventDefault()
  })
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element) open(target.closest<HTMLElement>('[role=option]') ?? undefined)
  })

  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, dialog')
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
    event.preventDefault()
    if (!menu.checkVisibility()) menu.showPopover()
    input.focus()
  })
}

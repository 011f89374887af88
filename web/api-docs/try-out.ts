import { readToken } from '#web/lib/token.ts'
import { showAnswer } from './answer.ts'
import { element } from './element.ts'
import { requestOf, type TryCall } from './request.ts'
import type { Words } from './words.ts'

/** Shared by all calls of the page, and stored nowhere else. */
let token = ''

function field(label: string, control: HTMLElement, hint = '') {
  const parts = [element('span', { class: 'label' }, label), control]
  return element('label', {}, ...parts, ...(hint === '' ? [] : [element('span', { class: 'hint' }, hint)]))
}

function fieldsOf(call: TryCall, words: Words) {
  const inputs = new Map<string, HTMLInputElement>()
  const rows = call.parameters.map(({ name, required, example }) => {
    const input = element('input', { value: example, required, autocomplete: 'off', spellcheck: 'false' })
    inputs.set(name, input)
    return field(name, input, required ? words.required : '')
  })
  return { inputs, rows }
}

/** The token in the answer to a sign-in. */
function tokenIn(text: string): string | undefined {
  const found = /"token":"([^"]+)"/.exec(text)?.[1]
  return found
}

/** Marks the history entry of an open dialog, so that going back closes it and stays on the page. */
const historyMark = 'tryOut'

const isMarked = () => historyMark in ((history.state as object | null) ?? {}) // another script may have written anything

const mark = () => history.pushState({ [historyMark]: true }, '')

/** A traversal takes a moment, in which a dialog may open again. */
let isSteppingBack = false

function stepBack() {
  if (isSteppingBack || !isMarked()) return
  isSteppingBack = true
  history.back()
}

/** Going back closes the open dialog; a dialog opened during another's traversal gets its entry afterwards. */
function listenToTraversals() {
  addEventListener('popstate', () => {
    const isOwn = isSteppingBack
    isSteppingBack = false
    const open = document.querySelector<HTMLDialogElement>('dialog.try[open]')
    if (open === null || isMarked()) return
    if (isOwn) mark()
    else open.close()
  })
}

/** Returns the function that opens the dialog. Input and answer are still there when it is reopened. */
function makeDialog(title: string, call: TryCall, words: Words): () => void {
  const { inputs, rows } = fieldsOf(call, words)
  const tokenInput = element('input', { type: 'password', autocomplete: 'off' })
  const body = element('textarea', { rows: '8', spellcheck: 'false' }, call.body ?? '')
  const file = element('input', { type: 'file' })
  const useOwn = element('button', { type: 'button' }, words.ownSession)
  useOwn.addEventListener('click', () => (tokenInput.value = readToken() ?? ''))
  const send = element('button', { type: 'submit', class: 'primary' }, words.send)
  const close = element('button', { type: 'button' }, words.close)
  const question = element('div', { class: 'question', role: 'alert' })
  const result = element('div', { class: 'result', 'aria-live': 'polite' })
  const form = element(
    'form',
    {},
    ...rows,
    ...(call.needsToken ? [field(words.token, tokenInput, words.tokenHint), useOwn] : []),
    ...(call.body === null ? [] : [field(words.body, body)]),
    ...(call.file === null ? [] : [field(words.file, file)]),
    question,
    element('div', { class: 'actions' }, send, close),
  )
  const dialog = element(
    'dialog',
    { class: 'try', 'aria-labelledby': 'try-title' },
    element('h2', { id: 'try-title' }, title),
    element('p', { class: 'endpoint' }, element('code', {}, `${call.method} ${call.path}`)),
    form,
    result,
  )
  let running = new AbortController()

  async function sendNow() {
    running.abort()
    running = new AbortController()
    question.replaceChildren()
    token = tokenInput.value
    const parameters = Object.fromEntries([...inputs].map(([name, { value }]) => [name, value]))
    const { signal } = running
    const request = { parameters, body: body.value, file: file.files?.[0] ?? null, token }
    try {
      const { url, init } = requestOf(call, request)
      const start = performance.now()
      const text = await showAnswer(result, await fetch(url, { ...init, signal }), performance.now() - start, words)
      const given = tokenIn(text)
      if (given === undefined) return
      token = given
      result.prepend(element('p', { class: 'hint' }, words.tokenTaken))
    } catch (error) {
      if (signal.aborted) return
      const message = error instanceof SyntaxError ? words.invalidBody : words.failed
      result.replaceChildren(element('p', { class: 'answer-status failed', role: 'alert' }, message))
    }
  }

  function ask() {
    const yes = element('button', { type: 'button', class: 'primary' }, words.confirmSend)
    const no = element('button', { type: 'button' }, words.cancel)
    yes.addEventListener('click', () => {
      void sendNow()
      send.focus()
    })
    no.addEventListener('click', () => {
      question.replaceChildren()
      send.focus()
    })
    question.replaceChildren(element('p', {}, words.confirm), element('div', { class: 'actions' }, yes, no))
    no.focus()
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (call.isSafe) void sendNow()
    else ask()
  })
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    // The event is asynchronous, so the dialog may be open again.
    if (dialog.open) return
    running.abort()
    question.replaceChildren()
    dialog.remove()
    stepBack()
  })

  return () => {
    for (const [name, input] of inputs) {
      // Reopening it is a new intention.
      if (name.toLowerCase() === 'idempotency-key') input.value = crypto.randomUUID()
    }
    tokenInput.value = token
    useOwn.hidden = readToken() === null
    document.body.append(dialog)
    dialog.showModal()
    if (!isMarked()) mark()
  }
}

/** For the calls' buttons, which are visible in a demo marketplace or with a session. */
export function addTryOut(words: Words) {
  const data = document.getElementById('calls')?.textContent
  if (!data) return
  const calls = JSON.parse(data) as Record<string, TryCall> // written by our own server
  const made = new Map<TryCall, () => void>()
  listenToTraversals()
  for (const section of document.querySelectorAll<HTMLElement>('section.call')) {
    const call = calls[section.dataset.key ?? '']
    const title = section.querySelector('h2')?.textContent ?? ''
    if (!call) continue
    section.querySelector('.try-button')?.addEventListener('click', () => {
      const open = made.get(call) ?? makeDialog(title, call, words)
      made.set(call, open)
      open()
    })
  }
}

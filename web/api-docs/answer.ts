import { element } from './element.ts'
import type { Words } from './words.ts'

const TEXT_TYPE = /json|^text\/|xml|calendar/

const pretty = (text: string, type: string) => {
  if (!type.includes('json') || text === '') return text
  return JSON.stringify(JSON.parse(text), null, 2)
}

async function* piecesOf({ body }: Response) {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) yield piece.value
}

/** Shows status, headers and content of an answer; an endless one as it arrives. Resolves with its text. */
export async function showAnswer(place: HTMLElement, answer: Response, milliseconds: number, words: Words) {
  const type = answer.headers.get('content-type') ?? ''
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
  const pre = (text: string, label: string) =>
    element('pre', { tabindex: '0', role: 'group', 'aria-label': label }, element('code', {}, text))
  const state = answer.ok ? 'ok' : 'failed'
  place.replaceChildren(
    element('p', { class: `answer-status ${state}` }, `${answer.status} · ${Math.round(milliseconds)} ms`),
    element('details', {}, element('summary', {}, words.headers), pre(headers, words.headers)),
  )
  const content = pre('', words.answer)
  const code = content.firstElementChild ?? content
  place.append(content)
  if (type.startsWith('text/event-stream')) {
    for await (const piece of piecesOf(answer)) code.append(piece)
    return ''
  }
  if (type !== '' && !TEXT_TYPE.test(type)) {
    code.textContent = `${type}, ${(await answer.blob()).size} ${words.bytes}`
    return ''
  }
  const text = await answer.text()
  code.textContent = text === '' ? words.noContent : pretty(text, type)
  return text
}

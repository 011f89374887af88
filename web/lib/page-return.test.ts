import { expect, test, vi } from 'vitest'
import { onPageReturn } from './page-return.ts'

function makePage() {
  const window = new EventTarget()
  const visible: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' }
  const document = Object.assign(new EventTarget(), visible)
  const callback = vi.fn()
  const end = onPageReturn(callback, { window, document })
  return {
    callback,
    end,
    send: (name: 'blur' | 'focus') => window.dispatchEvent(new Event(name)),
    show: (state: DocumentVisibilityState) => {
      document.visibilityState = state
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

test('a return to the tab is one, though the browser sends two events', () => {
  const { callback, send, show } = makePage()
  send('blur')
  show('hidden')
  expect(callback).not.toHaveBeenCalled()
  show('visible')
  send('focus')
  expect(callback).toHaveBeenCalledTimes(1)
  show('hidden')
  show('visible')
  expect(callback).toHaveBeenCalledTimes(2)
})

test('a return to the window is one, though the tab was never hidden', () => {
  const { callback, send } = makePage()
  send('blur')
  send('focus')
  expect(callback).toHaveBeenCalledTimes(1)
})

test('a focus within a page that was not left is no return', () => {
  const { callback, send } = makePage()
  send('focus')
  expect(callback).not.toHaveBeenCalled()
})

test('after its end nothing is called', () => {
  const { callback, end, send } = makePage()
  end()
  send('blur')
  send('focus')
  expect(callback).not.toHaveBeenCalled()
})

import { expect, test } from 'vitest'
import { findInheritedSocket } from './inherited-socket.ts'

test('a socket is taken over when it is meant for this process', () => {
  expect(findInheritedSocket({ LISTEN_FDS: '1', LISTEN_PID: '7' }, 7)).toBe(3)
  expect(findInheritedSocket({ LISTEN_FDS: '1', LISTEN_PID: '6' }, 7)).toBe(null)
  expect(findInheritedSocket({}, 7)).toBe(null)
})

test('a second one is refused, since nobody would answer there', () => {
  expect(() => findInheritedSocket({ LISTEN_FDS: '2', LISTEN_PID: '7' }, 7)).toThrow('LISTEN_FDS is 2')
})

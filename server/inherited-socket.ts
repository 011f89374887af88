import { StartupError } from './startup-error.ts'

/** The first file descriptor that systemd passes on. */
const FIRST = 3

/**
 * The descriptor of a listening socket held by systemd (`zauvijek.socket`), so that connections wait while the program
 * restarts; null if there is none. https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html
 */
export function findInheritedSocket(env: NodeJS.ProcessEnv, pid = process.pid): number | null {
  const count = env['LISTEN_FDS'] ?? ''
  // Child processes inherit these variables too, though they are not meant for them.
  if (count === '' || env['LISTEN_PID'] !== String(pid)) return null
  if (count !== '1')
    throw new StartupError(
      `One socket is served, and LISTEN_FDS is ${count}: name one ListenStream in zauvijek.socket.`,
    )
  return FIRST
}

/**
 * How many descriptors of the socket a worker gets: it accepts one connection per descriptor in each turn of its event
 * loop.
 */
const PLACES = 8

/**
 * The stdio entries that hand the inherited socket to a worker, and the descriptors under which the worker finds it.
 */
export function shareSocket(socket: number | null): { channels: number[]; descriptors: number[] } {
  if (socket === null) return { channels: [], descriptors: [] }
  return {
    channels: Array.from({ length: PLACES }, () => socket),
    descriptors: Array.from({ length: PLACES }, (_, index) => FIRST + index),
  }
}

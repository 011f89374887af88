import { StartupError } from './startup-error.ts'

/** The first descriptor that is handed over. */
const FIRST = 3

/**
 * The descriptor of a listening socket that systemd holds (`zauvijek.socket`), so that connections wait while the
 * product is started anew; null without one. https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html
 */
export function findInheritedSocket(env: NodeJS.ProcessEnv, pid = process.pid): number | null {
  const count = env['LISTEN_FDS'] ?? ''
  // The environment also reaches processes for which it is not meant.
  if (count === '' || env['LISTEN_PID'] !== String(pid)) return null
  if (count !== '1')
    throw new StartupError(
      `One socket is served, and LISTEN_FDS is ${count}: name one ListenStream in zauvijek.socket.`,
    )
  return FIRST
}

/** Descriptors of one socket for a worker: at each of them it accepts one connection in a turn of its loop. */
const PLACES = 8

/** The inherited socket in the channels of a worker, from the fourth on, and the descriptors that it has there. */
export function shareSocket(socket: number | null): { channels: number[]; descriptors: number[] } {
  if (socket === null) return { channels: [], descriptors: [] }
  return {
    channels: Array.from({ length: PLACES }, () => socket),
    descriptors: Array.from({ length: PLACES }, (_, index) => FIRST + index),
  }
}

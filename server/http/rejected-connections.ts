import type { Socket } from 'node:net'
import { errorMessages } from '#contract/error-messages.ts'

const statusByCode: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** For a client that neither reads the answer nor closes its side. */
const CLOSE_MS = 1_000

/**
 * Answers input that is not HTTP, or arrives too slowly, with an error in the API's format, and closes the connection.
 */
export function rejectConnection(error: { code?: string }, socket: Socket): void {
  // The client has already gone.
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  setTimeout(() => socket.destroy(), CLOSE_MS).unref()
  const body = JSON.stringify({ message: errorMessages.malformed, code: 'malformed' })
  const status = statusByCode[error.code ?? ''] ?? '400 Bad Request'
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `Cache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
  )
}

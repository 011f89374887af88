import { Logger } from 'graphile-worker'

/** The part of the application's logger that the jobs need. */
export interface JobsLog {
  debug: (fields: object, message: string) => void
  info: (fields: object, message: string) => void
  warn: (fields: object, message: string) => void
  error: (fields: object, message: string) => void
}

export const silentLog: JobsLog = { debug() {}, info() {}, warn() {}, error() {} }

/** Error messages are logged and stored with the job, and an address in one would outlive the account. */
const withoutAddresses = (text: string) => text.replaceAll(/[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}.-]+/gu, '…@…')

/** The same error without addresses. Its cause, which may quote anything, is left out. */
export function redactError(error: unknown): Error {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return Object.assign(new Error(withoutAddresses(message)), { name, stack: withoutAddresses(stack) })
}

/** The queue repeats these while the database is away; a line of ours reports the lost connections. */
const retryPattern = /notify listener|UNLISTEN|^Failed to reset locked/

/**
 * At a stop, the queue returns the jobs that it has fetched ahead, then complains that it is already released. The jobs are
 * returned nevertheless, and a failure to do so is logged by a message of its own.
 */
const releasedPattern = /queue is already released$|Errors occurred whilst deactivating queue$/

/** The queue's own messages. The end of a job is logged by us, since the queue would quote its error in full. */
export const queueLogger = (log: JobsLog) =>
  new Logger(() => (level, message, meta) => {
    if ('failure' in meta || 'success' in meta) return
    const words = withoutAddresses(message)
    if (retryPattern.test(message) || releasedPattern.test(message)) log.debug({}, words)
    else if (level === 'error') log.error({}, words)
    else if (level === 'warning') log.warn({}, words)
    else log.debug({}, words)
  })

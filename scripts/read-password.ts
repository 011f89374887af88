import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { StartupError } from '#server/startup-error.ts'

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream
}

/** Shows the question and nothing of what is typed. */
async function ask(question: string, { input, output }: Terminal): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input, output: nowhere, terminal: true, historySize: 0 })
  const interrupted = Promise.withResolvers<never>()
  // Ctrl-C and Ctrl-D.
  lines.once('SIGINT', () => lines.close())
  lines.once('close', () => interrupted.reject(new StartupError('Interrupted: nothing was changed.')))
  const answer = lines.question('')
  // Only now nothing that is typed is shown.
  output.write(question)
  try {
    return await Promise.race([answer, interrupted.promise])
  } finally {
    lines.close()
    output.write('\n')
  }
}

/** Asked for twice at a terminal; else what comes in, without the end of its line. */
export async function readPassword(terminal: Terminal): Promise<string> {
  if (!terminal.input.isTTY) return (await text(terminal.input)).replace(/\r?\n$/, '')
  const password = await ask('Password: ', terminal)
  if ((await ask('Once more: ', terminal)) !== password)
    throw new StartupError('These are two different passwords: nothing was changed.')
  return password
}

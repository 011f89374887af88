import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'

/** `node mail-server.ts PORT FOLDER`: accepts every mail and writes it to a file. */
const [port, folder = ''] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
let count = 0

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      // Flushed to disk before it is acknowledged, as a real server does.
      writeFileSync(join(folder, `${Date.now()}-${process.pid}-${++count}.eml`), Buffer.concat(chunks), { flush: true })
      done()
    })
  },
})
server.listen(Number(port), '127.0.0.1')

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'

/** `node mail-server.ts PORT FOLDER`: takes every mail, each as a file. */
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
      // On the disk before the sender is told that it has arrived, as a real one does.
      writeFileSync(join(folder, `${Date.now()}-${process.pid}-${++count}.eml`), Buffer.concat(chunks), { flush: true })
      done()
    })
  },
})
server.listen(Number(port), '127.0.0.1')

import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { createServer } from 'node:tls'
import { SMTPServer } from 'smtp-server'
import { legacyCiphers } from '#scripts/cluster/s3rver.ts'
import { addressesOf, type Network } from './network.ts'
import { runProgram, startHelper } from './programs.ts'

/** s3rver's fixed keys. */
const store = { key: 'S3RVER', secret: 'S3RVER', bucket: 'zauvijek', port: 9000 }
const mailAccount = { user: 'zauvijek', pass: 'duga-lozinka-9' }
const ports = { mail: 465, logs: 6514, acme: 14_000, roots: 15_000 }

export interface Mail {
  to: string[]
  content: string
}

/** The services that other companies would run for an operator. */
export interface Outside {
  smtpUrl: string
  storageUrl: string
  /** Where certbot requests certificates. */
  acmeDirectory: string
  /** Signs the certificates of the mail server and of the ACME server. */
  authority: string
  /** Signs the certificates issued by the ACME server. */
  askForRoot: () => Promise<string>
  mails: Mail[]
  /** Log entries as the receiver got them. */
  logs: string[]
  /** The folder in which the bucket's objects are files. */
  bucket: string
}

function makeAuthority(folder: string, names: readonly string[]): void {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const own = ['-keyout', join(folder, 'ca.key'), '-out', join(folder, 'ca.pem')]
  runProgram('openssl', 'req', '-x509', ...kind, '-subj', '/CN=Rehearsal of the guide', ...own)
  const alternatives = `subjectAltName=${names.map((name) => `DNS:${name}`).join()}`
  const signed = ['-CA', join(folder, 'ca.pem'), '-CAkey', join(folder, 'ca.key'), '-addext', alternatives]
  const files = ['-keyout', join(folder, 'outside.key'), '-out', join(folder, 'outside.pem')]
  const basic = ['-addext', 'basicConstraints=critical,CA:FALSE']
  runProgram('openssl', 'req', '-x509', ...kind, '-subj', `/CN=${names[0]}`, ...signed, ...basic, ...files)
}

async function startMailServer(resources: AsyncDisposableStack, folder: string, address: string): Promise<Mail[]> {
  const mails: Mail[] = []
  const server = new SMTPServer({
    secure: true,
    key: readFileSync(join(folder, 'outside.key')),
    cert: readFileSync(join(folder, 'outside.pem')),
    onAuth({ username, password }, _session, done) {
      const isOurs = username === mailAccount.user && password === mailAccount.pass
      if (isOurs) done(null, { user: username })
      else done(new Error('535 refused'))
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .once('end', () => {
          mails.push({ to: envelope.rcptTo.map((to) => to.address), content: Buffer.concat(chunks).toString('utf8') })
          done()
        })
    },
  })
  // A client that disconnects is not our problem.
  server.on('error', () => {})
  const { server: socket } = server
  server.listen(ports.mail, address)
  await once(socket, 'listening')
  resources.defer(() => new Promise((done) => server.close(done)))
  return mails
}

/** Accepts lines over TLS. */
async function startLogReceiver(resources: AsyncDisposableStack, folder: string, address: string): Promise<string[]> {
  const lines: string[] = []
  const identity = { key: readFileSync(join(folder, 'outside.key')), cert: readFileSync(join(folder, 'outside.pem')) }
  const server = createServer(identity, (socket) => {
    createInterface({ input: socket }).on('line', (line) => lines.push(line))
    // The machine ends with its connection open.
    socket.on('error', () => {})
    // May arrive during shutdown, and must not delay it.
    socket.unref()
  })
  await once(server.listen(ports.logs, address), 'listening')
  resources.defer(() => void server.close())
  return lines
}

/** Pebble, the small ACME server by Let's Encrypt: like the real one, it requests the challenge file on port 80. */
async function startAcmeServer(resources: AsyncDisposableStack, folder: string, network: Network): Promise<void> {
  const { machine, outside } = addressesOf(network)
  const configuration = {
    pebble: {
      listenAddress: `${outside}:${ports.acme}`,
      managementListenAddress: `${outside}:${ports.roots}`,
      certificate: join(folder, 'outside.pem'),
      privateKey: join(folder, 'outside.key'),
      httpPort: 80,
      tlsPort: 443,
    },
  }
  writeFileSync(join(folder, 'pebble.json'), JSON.stringify(configuration))
  writeFileSync(join(folder, 'hosts'), `127.0.0.1 localhost\n${machine} ${network.domain}\n`)
  // Only this process knows the name of the machine.
  const script = 'mount --bind "$0/hosts" /etc/hosts && exec pebble -config "$0/pebble.json" -strict'
  const pebble = startHelper(join(folder, 'pebble.log'), 'unshare', ['--mount', 'sh', '-c', script, folder], {
    PEBBLE_VA_NOSLEEP: '1',
  })
  resources.defer(pebble.end)
}

async function getText(host: string, port: number, path: string, ca: string): Promise<string> {
  const sent = request({ host, port, path, ca, servername: 'acme.primjer.test' }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage] // by its name
  return text(answer)
}

export async function startOutside(
  resources: AsyncDisposableStack,
  folder: string,
  network: Network,
): Promise<Outside> {
  const { outside } = addressesOf(network)
  const [mail, acme] = network.outsideNames
  makeAuthority(folder, network.outsideNames)
  const mails = await startMailServer(resources, folder, outside)
  const logs = await startLogReceiver(resources, folder, outside)
  const directory = join(folder, 'store')
  const program = resolve(import.meta.dirname, '../cluster/object-store.ts')
  const objects = startHelper(join(folder, 'store.log'), process.execPath, [
    legacyCiphers,
    program,
    String(store.port),
    directory,
    store.bucket,
    outside,
  ])
  resources.defer(objects.end)
  await startAcmeServer(resources, folder, network)
  const authority = readFileSync(join(folder, 'ca.pem'), 'utf8')

  async function askForRoot(): Promise<string> {
    for (let tries = 0; ; tries++)
      try {
        return await getText(outside, ports.roots, '/roots/0', authority)
      } catch (error) {
        if (tries === 50) throw error
        await delay(100)
      }
  }

  return {
    smtpUrl: `smtps://${mailAccount.user}:${mailAccount.pass}@${mail}:${ports.mail}`,
    storageUrl: `s3://${store.key}:${store.secret}@${outside}:${store.port}/${store.bucket}?tls=off`,
    acmeDirectory: `https://${acme}:${ports.acme}/dir`,
    authority,
    askForRoot,
    mails,
    logs,
    bucket: join(directory, store.bucket),
  }
}

import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeDataDir, removeDataDir } from '#test/product.ts'
import { startBucket } from '#test/s3.ts'
import { type AttackedProduct, RECOVERY_MS, startAttacked } from './attacked-product.ts'
import {
  cutConnections,
  embeddedDatabase,
  freezeDatabase,
  installedDatabase,
  killDatabase,
  restartDatabase,
} from './fault-database.ts'
import { startSilentMailServer } from './silent-mail-server.ts'
import { wholeNumber } from './whole-number.ts'

/**
 * `npm run faults [-- --rounds 20]`: the built product under write load while its parts fail, on the embedded database
 * and on one installed on this machine. After each fault every acknowledged write must exist exactly once, and every
 * guarantee of the database hold. All the time, the mail server accepts connections and says nothing. Ends within ten
 * minutes.
 */
const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const rounds = wholeNumber('rounds', options.rounds)
const LIMIT_MS = 600_000
/** No new round begins after this. */
const LAST_BEGIN_MS = 450_000
const FREEZE_MS = 8_000

const start = performance.now()
setTimeout(() => {
  console.error('Ten minutes are over.')
  process.exit(1)
}, LIMIT_MS).unref()

let failures = 0
function fail(text: string): void {
  failures++
  console.error(`✗ ${text}`)
}

const mailServer = await startSilentMailServer()

/** Each runs during a round. */
type Faults = [name: string, fault: () => Promise<void>][]

const faultsOfServer = ({ restart }: AttackedProduct): Faults =>
  Array.from({ length: rounds }, (_, index) => [`kill -9 of the server, ${index + 1}`, restart])

const faultsOfDatabase = ({ database, watched, waitUntilReady }: AttackedProduct): Faults => [
  ['kill -9 of the database', () => watched(async () => killDatabase(database))],
  [
    'the database restarted, three times',
    () =>
      watched(async () => {
        for (let times = 0; times < 3; times++) {
          restartDatabase(database)
          await delay(1_000)
          await waitUntilReady()
        }
      }),
  ],
  [`the database frozen for ${FREEZE_MS / 1000} s`, () => watched(() => freezeDatabase(database, FREEZE_MS))],
  [
    'all connections cut, twenty times',
    () =>
      watched(async () => {
        for (let times = 0; times < 20; times++) {
          cutConnections(database)
          await delay(100)
        }
      }),
  ],
]

/** The mail server has been silent all the time. */
async function drawBehindMails({ dataDir, upload }: AttackedProduct): Promise<void> {
  const { status } = await upload(3)
  if (status !== 201) fail(`an upload answered ${status}`)
  const until = performance.now() + RECOVERY_MS
  const isDrawn = () => globSync(join(dataDir, 'media/*/*.avif')).length > 0
  while (!isDrawn() && performance.now() < until) await delay(200)
  if (!isDrawn()) fail('the job of a picture waits behind mails')
  if (mailServer.connections.size > 2) fail(`${mailServer.connections.size} mails are at work at once`)
}

async function takeBucketAway({ origin, restart, upload }: AttackedProduct): Promise<void> {
  const bucket = await startBucket()
  await restart({ STORAGE_URL: bucket.url })
  const first = await upload(5)
  if (first.status !== 201) fail(`an upload to the bucket answered ${first.status}`)
  await bucket.close()
  const away = await upload(7)
  if (away.status !== 503) fail(`an upload without the bucket answered ${away.status}`)
  const picture = await fetch(origin + first.url)
  if (picture.status !== 503) fail(`a picture without the bucket answered ${picture.status}`)
  await restart()
}

async function fillDisk({ dataDir, upload }: AttackedProduct): Promise<void> {
  const media = join(dataDir, 'media')
  // A few pages in size, so that neither a variant nor a folder fits; only root may mount, and not in every container.
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', media]).status !== 0)
    return console.log('  left out: this account cannot mount a small disk')
  const full = await upload(9)
  spawnSync('umount', ['-l', media])
  if (full.status !== 503) fail(`an upload on a full disk answered ${full.status}`)
  const after = await upload(11)
  if (after.status !== 201) fail(`an upload on a disk with room again answered ${after.status}`)
}

const faultsOfNeighbours = (product: AttackedProduct): Faults => [
  ['a silent mail server', () => drawBehindMails(product)],
  ['the bucket of the pictures away', () => takeBucketAway(product)],
  ['the disk of the pictures full', () => fillDisk(product)],
]

/** One fault after another. */
async function attack(product: AttackedProduct): Promise<void> {
  const faults = [...faultsOfServer(product), ...faultsOfDatabase(product), ...faultsOfNeighbours(product)]
  for (const [name, fault] of faults) {
    if (performance.now() - start > LAST_BEGIN_MS) console.log(`  ${name}: left out, the time is up`)
    else await product.round(name, fault)
  }
  await product.kill()
  const uncaught = product.findUncaught()
  if (uncaught.length > 0) fail(`the log says ${uncaught.join(', ')}`)
}

const dataDirs: string[] = []
for (const open of [async (dataDir: string) => embeddedDatabase(dataDir), () => installedDatabase()]) {
  const dataDir = makeDataDir()
  dataDirs.push(dataDir)
  const database = await open(dataDir)
  if (database === null) {
    console.log('── left out: this machine has no PostgreSQL of its own; TEST_POSTGRES_BIN names its programs')
    continue
  }
  try {
    console.log(`── ${database.name}`)
    await attack(await startAttacked({ dataDir, database, mailUrl: mailServer.url, fail }))
  } finally {
    await database.stop()
  }
}
mailServer.close()
// Not earlier: the last lines of the servers' output are still being written.
await delay(500)
for (const dataDir of dataDirs) removeDataDir(dataDir)
console.log(`${failures} failures in ${((performance.now() - start) / 1000).toFixed(0)} s`)
process.exit(failures > 0 ? 1 : 0)

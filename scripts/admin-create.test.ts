import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeDataDir, removeDataDir } from '#test/product.ts'
import { createTestDatabase } from '#test/database.ts'
import { joinEmbedded, startEmbedded } from '#server/db/embedded/embedded.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { passwords } from '#server/adapters/passwords/passwords.ts'
import { readPassword } from './read-password.ts'
import { refusal, runCommand } from '#test/command.ts'

/** Programs of their own, on machines that may have much else to do. */
vi.setConfig({ testTimeout: 120_000 })

const ana = ['--email', 'ana@primjer.test', '--name', 'Ana Anić']
const password = 'dovoljno duga'

async function makeDatabase() {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  return database
}

const create = (url: string, { args = ana, input = `${password}\n` } = {}) =>
  runCommand('admin-create', { args, input, env: { DATABASE_URL: url } })

test('it makes an admin with the password that came in, and says where to sign in', async () => {
  const { db, url } = await makeDatabase()
  expect(await create(url)).toEqual({
    code: 0,
    error: '',
    out: 'ana@primjer.test is an admin and signs in at http://localhost:3000/login.\n',
  })
  const users = await db.selectFrom('users').select(['name', 'email', 'role', 'password_hash']).execute()
  expect(users).toMatchObject([{ name: 'Ana Anić', email: 'ana@primjer.test', role: 'admin' }])
  expect(await passwords.verify(password, users[0]?.password_hash)).toBe(true)
})

test('an address that has an account is refused, whatever its case, and the account stays as it was', async () => {
  const { db, url } = await makeDatabase()
  await create(url)
  const before = await db.selectFrom('users').selectAll().execute()
  const again = await create(url, { args: ['--email', 'ANA@primjer.test', '--name', 'B'], input: 'druga lozinka' })
  expect(again).toEqual(refusal('There is an account with ANA@primjer.test already, '))
  expect(await db.selectFrom('users').selectAll().execute()).toEqual(before)
})

test.each<[string, { args?: string[]; input?: string }, string]>([
  ['a short password', { input: '7 bytes\n' }, 'The password must have 8 to 200 characters'],
  ['no password', { input: '' }, 'The password must have 8 to 200 characters'],
  ['no address', { args: ['--name', 'Ana'] }, '--email must be an address such as'],
  ['a false address and no name', { args: ['--email', 'ana'] }, '--email must be .*; --name must have'],
  ['a password on the command line', { args: [...ana, '--password', password] }, "Unknown option '--password'"],
])('%s is told in one line', async (_, options, line) => {
  const { db, url } = await makeDatabase()
  expect(await create(url, options)).toEqual(refusal(line))
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
})

test('the embedded database is created for it, and joined while a server runs on it', async () => {
  const dataDir = makeDataDir()
  onTestFinished(() => removeDataDir(dataDir))
  const first = await runCommand('admin-create', { args: ana, input: password, env: { DATA_DIR: dataDir } })
  expect(first).toMatchObject({ code: 0, error: '' })

  const cluster = await startEmbedded(dataDir, () => {})
  onTestFinished(cluster.stop)
  const args = ['--email', 'ivo@primjer.test', '--name', 'Ivo']
  expect(await runCommand('admin-create', { args, input: password, env: { DATA_DIR: dataDir } })).toMatchObject({
    code: 0,
    error: '',
  })
  const { url, stop } = await joinEmbedded(dataDir, () => {})
  await stop()
  const { db, close } = connectDatabase(url)
  onTestFinished(close)
  const users = await db.selectFrom('users').select(['email', 'role']).orderBy('id').execute()
  expect(users).toEqual([
    { email: 'ana@primjer.test', role: 'admin' },
    { email: 'ivo@primjer.test', role: 'admin' },
  ])
})

/** A terminal at which these lines are typed, each once it is asked for. */
function terminal(...lines: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true })
  let shown = ''
  const output = new PassThrough().on('data', (text: Buffer) => {
    shown += text.toString()
    if (shown.endsWith(': ')) input.write(lines.shift() ?? '')
  })
  return { typed: readPassword({ input, output }), shown: () => shown }
}

test('at a terminal the password is asked for twice and not shown', async () => {
  const { typed, shown } = terminal('tajna lozinka\r', 'tajna lozinka\r')
  expect(await typed).toBe('tajna lozinka')
  await expect.poll(shown).toBe('Password: \nOnce more: \n')
})

test('two different passwords are none, and Ctrl-C is none', async () => {
  await expect(terminal('tajna lozinka\r', 'tajna lozinke\r').typed).rejects.toThrow('two different passwords')
  await expect(terminal('tajna\u0003').typed).rejects.toThrow('Interrupted: nothing was changed.')
})

import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { chosenPassword, email, personName } from '#contract/auth.ts'
import { readConfig } from '#server/config.ts'
import { migrate } from '#server/db/migrate.ts'
import { createAdmin } from '#server/features/auth/service.ts'
import { AppError } from '#server/errors.ts'
import { passwords } from '#server/adapters/passwords/passwords.ts'
import { StartupError } from '#server/startup-error.ts'
import { withOneLineErrors, openDatabase } from './open-database.ts'
import { readPassword } from './read-password.ts'
import { runScript } from './run-script.ts'

const usage = 'npm run admin:create -- --email ana@example.com --name "Ana Anić", and the password from standard input'

const person = z.object({ email, name: personName })
const { password: newPassword } = chosenPassword

/** The contract's own sentences are in Croatian, for users of the site. */
const errorMessages: Record<string, string> = {
  email: '--email must be an address such as ana@example.com',
  name: '--name must have 1 to 100 characters',
}

function readArguments() {
  try {
    const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } })
    const parsed = person.safeParse(values)
    if (parsed.success) return parsed.data
    const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])))
    throw new Error([...wrong].map((field) => errorMessages[field]).join('; '))
  } catch (cause) {
    throw new StartupError(`${cause instanceof Error ? cause.message : String(cause)}. Usage: ${usage}`, { cause })
  }
}

await runScript(async () => {
  const admin = readArguments()
  const config = readConfig(process.env)
  const password = newPassword.safeParse(await readPassword({ input: process.stdin, output: process.stderr }))
  if (!password.success) throw new StartupError('The password must have 8 to 200 characters: nothing was changed.')

  await using open = new AsyncDisposableStack()
  const log = (line: string) => console.log(line)
  await withOneLineErrors('No admin was made', async () => {
    const { db, url } = await openDatabase(open, config, { name: 'zauvijek admin', embedded: 'join', log })
    await migrate(url)
    await createAdmin({ db, passwords }, { ...admin, password: password.data }).catch((cause: unknown) => {
      if (!(cause instanceof AppError)) throw cause
      if (cause.code === 'invalid')
        throw new StartupError('The password is among the most common ones: nothing was changed.', { cause })
      throw new StartupError(
        `There is an account with ${admin.email} already, and an address has one account: name another address, or delete that account first.`,
        { cause },
      )
    })
  })
  log(`${admin.email} is an admin and signs in at ${config.publicUrl}/login.`)
})

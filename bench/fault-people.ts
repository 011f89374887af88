import { makeFactories } from '#test/factories.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { connectDatabase } from '#server/db/connect.ts'
import type { WriterPeople } from './fault-writers.ts'

/** Enough that their days are not all taken after twenty deaths. */
const PROFESSIONALS = 40

/**
 * Couples and professionals for the writers, signed in. Their addresses are confirmed, so their mails quote messages.
 */
export async function makePeople(url: string): Promise<WriterPeople> {
  const { db, close } = connectDatabase(url, { max: 2 })
  const make = makeFactories({ db, clock: systemClock })
  const couples = []
  const professionals = []
  for (let number = 0; number < 6; number++) couples.push(await make.couple({ email_confirmed_at: systemClock.now() }))
  for (let number = 0; number < PROFESSIONALS; number++)
    professionals.push(await make.professional({ isConfirmed: true }))
  await close()
  return { couples, professionals }
}

import type { Mailer } from '#server/adapters/mailer/mailer.ts'

/** A mailer that does no more than this with a mail. */
export const mailerWith = (send: Mailer['send']): Mailer => ({
  send,
  checkAvailability: async () => {},
  isAway: () => false,
  close: async () => {},
})

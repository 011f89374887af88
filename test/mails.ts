import type { Mailer } from '#server/adapters/mailer/mailer.ts'

/** A mailer that only calls this function. */
export const mailerWith = (send: Mailer['send']): Mailer => ({
  send,
  checkAvailability: async () => {},
  isAway: () => false,
  close: async () => {},
})

import type { Mailer } from '#server/adapters/mailer/mailer.ts'

/** A mailer that only calls this function. */
export const mailerWith = (send: Mailer['send']): Mailer => ({
  send,
  checkAvailability: async () => {},
  isAway: () => false,
  outcomes: () => ({ accepted: 0, deferred: 0, refused: 0, unanswered: 0, away: 0 }),
  close: async () => {},
})

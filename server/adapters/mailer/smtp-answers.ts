import type { NodemailerError } from 'nodemailer'

/** The status of RFC 3463, which not every server sends. */
export const statusOf = (response: string): string => /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response)?.[1] ?? ''

/** About the mailbox or the mail. Other codes at these steps are about the login or the order of commands. */
const rejectingCodes = new Set([501, 521, 550, 551, 552, 553, 554, 556])

/** The mailbox or the mail, whatever words the server adds. */
const mailboxStatus = /^5\.(?:1\.(?:[12346]|10)|2\.[12]|3\.4|6\.\d+)$/

/** The sender, the server itself, the quota of the day (Gmail), or reasons of policy. */
const operatorStatus = /^5\.(?:1\.[78]|3\.[125]|4\.5|7\.\d+)$/

/**
 * The same of servers without a status, at the steps of a mail: Exim on relaying and senders, cPanel on limits by the hour,
 * SES and SendGrid on senders that have to be verified.
 */
const operatorWords =
  /relay|authenticat|sender|from address|verified|limit|quota|exceeded|too many|suspen|blocked|listed/i

/**
 * Whether the server will never accept this recipient or this mail. A 5xx at any other step, or one for reasons that the
 * operator has to fix or wait for (relaying, a missing login, a sender or a quota), must not lose any mail.
 */
export function isRejection({ command, responseCode = 0, response = '' }: NodemailerError): boolean {
  if ((command !== 'RCPT TO' && command !== 'DATA') || !rejectingCodes.has(responseCode)) return false
  const status = statusOf(response)
  if (mailboxStatus.test(status)) return true
  // 552 is a mailbox or a mail that exceeds its limit.
  return !operatorStatus.test(status) && (responseCode === 552 || !operatorWords.test(response))
}

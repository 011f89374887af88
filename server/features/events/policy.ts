import type { User } from '../../../contract/accounts.ts'

/** The professional whose whole calendar the viewer may see here: their own, when it is the one that is asked for. */
export function ownCalendar(viewer: Pick<User, 'professional'> | null, asked: number | undefined): number | null {
  const own = viewer?.professional?.id
  return own !== undefined && (asked === undefined || asked === own) ? own : null
}

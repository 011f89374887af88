import type { CalendarEmbed } from '#contract/embed.ts'
import { embedPath } from '#contract/paths.ts'
import type { EmbedRow } from './queries.ts'

/** Off, and allowed for nobody, until the professional decides otherwise. */
const undecided: EmbedRow = { is_on: false, hosts: [] }

export const presentEmbed = (publicUrl: string, professionalId: number, row: EmbedRow = undecided): CalendarEmbed => ({
  enabled: row.is_on,
  hosts: row.hosts,
  url: publicUrl + embedPath(professionalId),
})

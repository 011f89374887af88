import type { Site } from '#contract/site.ts'
import type { Config } from '#server/config.ts'

export const presentSite = ({ operator }: Pick<Config, 'operator'>): Site => ({
  operator_name: operator.name ?? null,
  operator_address: operator.address ?? null,
  operator_oib: operator.oib ?? null,
  contact_email: operator.email ?? null,
  contact_phone: operator.phone ?? null,
  fictional: operator.isFictional,
})

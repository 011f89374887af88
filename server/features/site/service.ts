import type { Site } from '#contract/site.ts'
import type { Deps } from '#server/deps.ts'
import { presentSite } from './present.ts'

export const getSite = ({ config }: Pick<Deps, 'config'>): { data: Site } => ({ data: presentSite(config) })

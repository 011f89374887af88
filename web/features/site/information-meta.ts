import { pageMeta } from '#web/lib/meta.ts'
import type { InformationText } from './information-text.ts'

export const informationMeta = (
  { title, description, structured = false }: InformationText,
  { path, publicUrl }: { path: string; publicUrl: string },
) => pageMeta({ title: `${title} · Zauvijek`, description, url: path, publicUrl, structured })

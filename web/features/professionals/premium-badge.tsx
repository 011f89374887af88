import { mdiCrownOutline } from '@mdi/js'
import { Icon } from '#web/ui/icon.tsx'

export const PremiumBadge = () => (
  <span className="inline-flex items-center gap-1 rounded-full bg-accent px-2.5 py-0.5 text-sm font-semibold text-on-accent">
    <Icon path={mdiCrownOutline} className="size-4" />
    Premium
  </span>
)

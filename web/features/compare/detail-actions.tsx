import { pages } from '#contract/paths.ts'
import { ShareButton } from '#web/ui/share-button.tsx'
import { CompareButton } from './compare-button.tsx'

/** On a professional's page: to compare it, and to hand its address on. */
export const DetailActions = ({ id, name }: { id: number; name: string }) => (
  <div className="mt-4 flex flex-wrap gap-2">
    <CompareButton professional={{ id, company_name: name }} />
    <ShareButton title={name} path={pages.professional(id)} />
  </div>
)

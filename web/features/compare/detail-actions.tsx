import { pages } from '#contract/paths.ts'
import { ShareButton } from '#web/ui/share-button.tsx'
import { CompareButton } from './compare-button.tsx'

/** On a professional's page: to compare it, and to hand its address on. */
export const DetailActions = ({ professional }: { professional: { id: number; company_name: string } }) => (
  <div className="mt-4 flex flex-wrap gap-2">
    <CompareButton professional={professional} />
    <ShareButton title={professional.company_name} path={pages.professional(professional.id)} />
  </div>
)

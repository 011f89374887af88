import { pages } from '#contract/paths.ts'
import { ShareButton } from '#web/ui/share-button.tsx'
import { CompareButton } from './compare-button.tsx'

/** The compare and share buttons of a professional's page. */
export const DetailActions = ({ professional }: { professional: { id: number; company_name: string } }) => (
  <div className="mt-4 flex flex-wrap gap-2">
    <CompareButton professional={professional} />
    <ShareButton title={professional.company_name} path={pages.professional(professional.id)} />
  </div>
)

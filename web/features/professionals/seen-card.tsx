import { pages } from '#contract/paths.ts'
import { mediaFiles } from '#web/lib/media-files.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { MissingPicture } from './card.tsx'
import { categoryName } from './category-name.ts'
import type { Seen } from './seen.ts'

/** A card from the browser's stored data, without price and rating, which may have changed. */
export const SeenCard = ({ one: { id, company_name: name, city, category, cover } }: { one: Seen }) => (
  <article className="group @container relative">
    <div className="aspect-4/3 overflow-hidden rounded-card">
      {cover ? (
        <Picture files={mediaFiles(cover)} alt="" sizes="264px" className="size-full object-cover" />
      ) : (
        <MissingPicture slug={category?.slug} />
      )}
    </div>
    <h3 className="mt-3 one-line text-base leading-normal font-semibold">
      <Link
        to={pages.professional(id)}
        className="outline-none after:absolute after:inset-0 after:rounded-card group-hover:text-primary focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary"
      >
        {name}
      </Link>
    </h3>
    <p className="one-line text-sm text-muted">{[city, categoryName(category)].filter(Boolean).join(' · ')}</p>
  </article>
)

import type { ReactNode } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { formatQuantity } from '#contract/croatian.ts'
import { pages } from '#contract/paths.ts'
import { unbrokenPrice } from '#web/lib/format.ts'
import { mediaFiles } from '#web/lib/media-files.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { formatRating } from '#web/ui/stars.tsx'
import type { CardData } from './card-data.ts'
import { categoryName } from './category-name.ts'
import { DayChip } from './day-chip.tsx'
import type { CouplesDayStatus } from './day-text.ts'
import { PremiumBadge } from './premium-badge.tsx'

/** The whole card is one link; `corner` (the heart) is positioned above it and has its own action. */
export function ProfessionalCard({
  card,
  day,
  dayStatus,
  eager,
  priority,
  corner,
}: {
  card: CardData
  /** The couple's day, which the link passes on. */
  day?: CalendarDay | undefined
  dayStatus?: CouplesDayStatus | undefined
  eager?: boolean
  priority?: boolean
  corner?: ReactNode
}) {
  // A day without an entry is explained by the heading above the list; a chip would cover each of twenty pictures.
  const knownDay = day && dayStatus && dayStatus !== 'unknown' && <DayChip day={day} status={dayStatus} />
  return (
    <article className="group @container relative flex flex-col">
      <div className="relative aspect-4/3 overflow-hidden rounded-card">
        {card.cover ? (
          <Picture
            files={mediaFiles(card.cover)}
            alt=""
            eager={eager}
            priority={priority}
            // A phone shows it at 92vw; a slightly smaller value makes common phones (663 px) load the 640 px file.
            sizes="(min-width: 75rem) 276px, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 80vw"
            className="size-full object-cover transition-transform duration-200 ease-out group-hover:scale-[1.03]"
          />
        ) : (
          <MissingPicture slug={card.category?.slug} />
        )}
        {/* An overlay as large as the picture, so that nothing moves when the day's status arrives after the page. */}
        {(card.premium || knownDay) && (
          <div className="absolute inset-3 flex flex-wrap-reverse content-start items-center gap-1.5">
            {card.premium && <PremiumBadge isInList />}
            {knownDay}
          </div>
        )}
        {corner}
      </div>
      <h3 className="mt-3 one-line text-base leading-normal font-semibold">
        <Link
          to={pages.professional(card.id, day)}
          // The title clips its overflow, so the focus ring is drawn around the whole card.
          className="outline-none after:absolute after:inset-0 after:rounded-card group-hover:text-primary focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary"
        >
          {card.company_name}
        </Link>
      </h3>
      <p className="one-line text-sm text-muted">
        {[card.city, categoryName(card.category)].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm font-medium tabular-nums">
        <RatingLine rating={card.average_rating} count={card.review_count} />
        {unbrokenPrice(card.price_range)}
      </p>
      {card.description && <p className="mt-1 line-clamp-2 text-sm text-muted">{card.description}</p>}
    </article>
  )
}

/** `★ 4,8 (23)`, in which only the star is coloured; `Novo` without reviews. */
export function RatingLine({ rating, count }: { rating: number; count: number }) {
  if (count === 0) return <span className="font-semibold">Novo</span>
  return (
    <span
      role="img"
      aria-label={`Ocjena ${formatRating(rating)}, ${formatQuantity(count, 'recenzija', 'recenzije', 'recenzija')}`}
      data-count={`(${count})`}
      className="inline-flex items-center gap-1 font-semibold before-icon icon-star before:size-5 before:text-star after:font-normal after:text-muted after:content-[attr(data-count)]"
    >
      {formatRating(rating)}
    </span>
  )
}

/** A tile in the category's colour, for a profile without pictures. */
export function MissingPicture({ slug }: { slug: string | undefined }) {
  return (
    <div data-category={slug ?? 'none'} className="grid size-full place-items-center bg-tone-soft">
      <span aria-hidden className="category-icon size-24 text-tone" />
    </div>
  )
}

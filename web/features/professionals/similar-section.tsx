import { useEffect, useRef, useState } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { pages, queryString } from '#contract/paths.ts'
import type { Professional } from '#contract/professionals.ts'
import { call } from '#web/call.ts'
import { useNear } from '#web/lib/use-near.ts'
import { Link } from '#web/ui/link.tsx'
import { type CardData, toCard } from './card-data.ts'
import { CardStrip, CardStripItem, CardStripSkeleton } from './card-strip.tsx'
import { ProfessionalCard } from './card.tsx'

type Similar = CardData[] | 'not-loaded' | null

/**
 * Others of the same category, at the end of a profile. Loaded when scrolled near, in a space that already has their
 * height. Without scripts, or if loading fails, a link to all of them remains.
 */
export function SimilarSection({
  professional: { id, category, city },
  day,
}: {
  professional: Pick<Professional, 'id' | 'category' | 'city'>
  day: CalendarDay | undefined
}) {
  const section = useRef<HTMLElement>(null)
  const isNear = useNear(section)
  const [similar, setSimilar] = useState<Similar>(null)
  useEffect(() => {
    if (!isNear) return
    const visit = new AbortController()
    call('GET /professionals/:id/similar', { params: { id }, query: { date: day }, signal: visit.signal }).then(
      ({ data }) => setSimilar(data.map((one) => ({ ...toCard(one), description: '' }))),
      () => {
        if (!visit.signal.aborted) setSimilar('not-loaded')
      },
    )
    return () => visit.abort()
  }, [isNear, id, day])
  const all = pages.professionals + queryString({ category_id: category?.id, city, date: day })
  return (
    <section ref={section} aria-labelledby="slicni" className="mt-16 border-t border-line pt-10 lg:mt-24">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="slicni" className="font-display text-2xl">
          Slični pružatelji usluga
        </h2>
        <Link
          to={all}
          className="inline-flex min-h-11 min-w-0 items-center font-semibold text-primary underline-offset-4 wrap-anywhere hover:underline"
        >
          {[category?.name ?? 'Pružatelji usluga', city].filter(Boolean).join(' · ')}
        </Link>
      </div>
      {/* As high as the loaded content. */}
      <div className="min-h-72 noscript:hidden">
        {/* Even an animation out of view costs time on every frame. */}
        {similar === null ? (
          isNear && <CardStripSkeleton />
        ) : similar === 'not-loaded' || similar.length === 0 ? (
          <p className="text-muted">
            {similar === 'not-loaded' ? 'Popis se nije učitao. Otvorite sve iz ove kategorije.' : 'Zasad nema sličnih.'}
          </p>
        ) : (
          <CardStrip label="Slični pružatelji usluga">
            {similar.map((card) => (
              <CardStripItem key={card.id}>
                <ProfessionalCard card={card} day={day} dayStatus={card.availability} />
              </CardStripItem>
            ))}
          </CardStrip>
        )}
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { brandPicture, notOnPhones } from '#web/lib/brand-pictures.ts'
import { cx } from '#web/ui/class-names.ts'

/** Four tall overlapping pictures; smaller screens omit the outer ones. */
const places = [
  { name: 'hero-1', className: 'mt-8 h-56 w-42 max-lg:hidden' },
  { name: 'hero-2', className: 'z-10 -ml-6 h-72 w-54 max-lg:ml-0' },
  { name: 'hero-3', className: 'mt-12 -ml-6 h-60 w-45 max-xl:h-55' },
  { name: 'hero-4', className: 'z-10 mt-3 -ml-6 h-64 w-48 max-xl:hidden' },
] as const

/** `stepsBack` during a search, so that the results start higher on a phone. */
export function Hero({ stepsBack, children }: { stepsBack: boolean; children: ReactNode }) {
  return (
    <section className={cx('container-page pt-6 md:pt-8', stepsBack && 'max-md:pt-4')}>
      {/* With fixed columns and height, so that nothing moves if the page is painted before it has fully arrived. */}
      <div className="hero-head md:grid md:min-h-72 md:grid-cols-[1fr_23.25rem] md:items-center md:gap-10 lg:grid-cols-[1fr_32.25rem] xl:grid-cols-[1fr_42.75rem]">
        <div>
          <h1 className={cx('font-display md:text-4xl', stepsBack ? 'text-xl' : 'text-3xl')}>
            Ljudi za vaš veliki dan
          </h1>
          <p className={cx('mt-3 max-w-md text-muted md:mt-5 md:text-lg', stepsBack && 'max-md:hidden')}>
            Dvorane, fotografi, bendovi, cvjećari. Vidite cijene, recenzije i tko je slobodan na vaš datum.
          </p>
        </div>
        <div className="hidden h-72 items-start md:flex" aria-hidden>
          {places.map((place) => {
            const picture = brandPicture(place.name, [320, 640])
            return (
              <picture
                key={place.name}
                className={`relative overflow-hidden rounded-card ring-4 ring-page ${place.className}`}
              >
                <source {...notOnPhones} />
                <source type="image/avif" srcSet={picture.avif} sizes="216px" />
                <img
                  src={picture.fallback}
                  srcSet={picture.webp}
                  sizes="216px"
                  alt=""
                  width={480}
                  height={640}
                  className="size-full bg-tint object-cover"
                />
              </picture>
            )
          })}
        </div>
      </div>
      {/* Overlaps the lower edge of the pictures. */}
      <div className={cx('md:-mt-4', stepsBack ? 'mt-3' : 'mt-5')}>{children}</div>
    </section>
  )
}

import { brandPicture, notOnPhones } from '#web/lib/brand-pictures.ts'

/** `DJ-evi` is one word, but browsers would break the line after its hyphen. */
const withWholeWords = (text: string) =>
  text.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )

/** The title on the category's colour, with its picture on wide screens. */
export function LandingHeader({
  slug,
  title,
  lead,
  facts,
  children,
}: {
  slug: string
  title: string
  lead: string
  facts: string[]
  children?: React.ReactNode
}) {
  const picture = brandPicture(`tile-${slug}`, [320])
  return (
    <header
      data-category={slug}
      className="grid gap-x-12 gap-y-6 rounded-card bg-tone-soft p-[min(1.25rem,5vw)] md:grid-cols-[1fr_16rem] md:items-center md:p-8 lg:grid-cols-[1fr_20rem]"
    >
      <div>
        <h1 className="font-display text-3xl md:text-4xl">{withWholeWords(title)}</h1>
        <p className="mt-3 max-w-xl md:text-lg">{lead}</p>
        {facts.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 font-medium tabular-nums">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {children}
      </div>
      <picture className="overflow-hidden rounded-card max-md:hidden">
        <source {...notOnPhones} />
        <source type="image/avif" srcSet={picture.avif} />
        <img
          src={picture.fallback}
          alt=""
          width={320}
          height={240}
          className="aspect-4/3 w-full bg-tint object-cover"
        />
      </picture>
    </header>
  )
}

import { mdiChevronDown } from '@mdi/js'
import type { Site } from '#contract/site.ts'
import { longDay } from '#web/lib/format.ts'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import type { InformationSection, InformationText } from './information-text.ts'

/** A page with fewer parts has no table of contents. */
const PARTS_WORTH_LISTING = 4

/** The style of running text and everything in it. */
const prose = cx(
  'space-y-4 leading-[1.65] wrap-break-word md:text-lg md:leading-[1.65]',
  '[&_a]:text-primary [&_a]:underline [&_a]:underline-offset-4 [&_a:hover]:text-primary-strong',
  '[&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-5 [&_ul]:marker:text-control',
  '[&_ol]:list-decimal [&_ol]:space-y-2 [&_ol]:pl-6 [&_ol]:marker:text-muted',
)

export function InformationPage({ text, site }: { text: InformationText; site: Site }) {
  const { title, lead, changedOn, numbered = false, sections } = text
  const isLong = sections.length >= PARTS_WORTH_LISTING
  const titled = sections.map((section, index) => ({
    ...section,
    title: numbered ? `${index + 1}. ${section.title}` : section.title,
  }))
  return (
    <article className="container-page pt-8 pb-14 md:pt-14 md:pb-24 lg:grid lg:grid-cols-[14rem_minmax(0,35rem)] lg:grid-rows-[auto_1fr] lg:gap-x-20">
      <header className="max-w-140 lg:col-start-2">
        <h1 className="font-display text-3xl md:text-4xl">{title}</h1>
        <p className="mt-4 text-lg text-muted md:mt-5 md:text-xl">{lead}</p>
        <p className="mt-4 text-sm text-muted">
          Zadnja izmjena: <time dateTime={changedOn}>{longDay(changedOn)}</time>
        </p>
      </header>
      {isLong && <Contents sections={titled} />}
      <div className="mt-10 max-w-140 space-y-12 md:mt-14 md:space-y-16 lg:col-start-2">
        {titled.map(({ id, title: heading, body }) => (
          <section
            key={id}
            id={id}
            tabIndex={-1}
            aria-labelledby={`${id}-naslov`}
            className="scroll-mt-24 outline-none"
          >
            <h2 id={`${id}-naslov`} className="mb-4 font-display text-2xl md:mb-5">
              {heading}
            </h2>
            <div className={prose}>{body(site)}</div>
          </section>
        ))}
      </div>
    </article>
  )
}

type Parts = readonly InformationSection[]

/** Beside the text; on a phone above it and collapsed. */
function Contents({ sections }: { sections: Parts }) {
  return (
    <>
      <details className="group mt-8 rounded-card border border-line bg-surface lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between px-4 font-semibold [&::-webkit-details-marker]:hidden">
          Na ovoj stranici
          <Icon path={mdiChevronDown} className="size-6 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label="Na ovoj stranici" className="border-t border-line px-4 py-2">
          <PartLinks sections={sections} />
        </nav>
      </details>
      <nav
        aria-label="Na ovoj stranici"
        className="col-start-1 row-span-2 row-start-1 max-lg:hidden lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:-mx-1.5 lg:overflow-y-auto lg:px-1.5 lg:pt-2 lg:pb-1.5"
      >
        <p className="mb-2 text-sm font-semibold">Na ovoj stranici</p>
        <PartLinks sections={sections} />
      </nav>
    </>
  )
}

/** Also moves the focus, so that keyboard users continue from there. */
const PartLinks = ({ sections }: { sections: Parts }) => (
  <ul>
    {sections.map(({ id, title }) => (
      <li key={id}>
        <Link
          to={`#${id}`}
          onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
          className="flex min-h-11 items-center py-1 text-muted underline-offset-4 hover:text-primary hover:underline lg:min-h-9 lg:text-sm"
        >
          {title}
        </Link>
      </li>
    ))}
  </ul>
)

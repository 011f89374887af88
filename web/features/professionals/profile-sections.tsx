import { scrollToSection } from '#web/lib/scroll-to-section.ts'

/** The titles of the page's sections, in their order. */
export const profileSections = {
  company: 'Podaci tvrtke',
  packages: 'Paketi',
  facts: 'Dobro je znati',
  portfolio: 'Portfelj',
  programs: 'Za programe i vašu stranicu',
  account: 'Račun',
} as const

export type ProfileSectionName = keyof typeof profileSections

export const sectionId = (name: string) => `odjeljak-${name}`

/** The way to each section of a page that is many screens long: beside the sections, or a row above them on a phone. */
export const SectionLinks = () => (
  <nav aria-label="Odjeljci profila" className="max-lg:container-bleed">
    <ul className="hide-scrollbar flex max-lg:gap-2 max-lg:overflow-x-auto max-lg:px-[min(1rem,5vw)] max-lg:py-1 md:max-lg:px-6 lg:-mx-3 lg:-mt-2 lg:flex-col">
      {Object.entries(profileSections).map(([name, title]) => (
        <li key={name}>
          <a
            href={`#${sectionId(name)}`}
            onClick={scrollToSection}
            className="flex min-h-11 items-center font-medium whitespace-nowrap hover:text-primary max-lg:rounded-full max-lg:border max-lg:border-control/60 max-lg:bg-surface max-lg:px-4 lg:min-h-9 lg:rounded-control lg:px-3 lg:text-muted lg:whitespace-normal lg:hover:bg-tint"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

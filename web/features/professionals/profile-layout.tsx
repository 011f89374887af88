import { type ReactNode, useId } from 'react'
import { pages } from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { NotFoundDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'
import { LoadingRegion } from '#web/ui/loading-region.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type ProfileSectionName, profileSections, sectionId, SectionLinks } from './profile-sections.tsx'
import { denied } from './profile-text.ts'

/** `aside` is beside the sections, or before them on a phone. */
export function ProfileLayout({
  badge,
  name,
  banner,
  aside,
  children,
}: {
  badge?: ReactNode
  /** The company's name; undefined while loading. */
  name?: string
  banner: ReactNode
  aside: ReactNode
  children: ReactNode
}) {
  return (
    <div className="container-page pt-8 pb-16 md:pt-12 md:pb-24">
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2 md:min-h-12">
        <h1 className="font-display text-2xl md:text-3xl">Moj profil</h1>
        {badge}
      </div>
      <p className="mt-2 min-h-6.5 text-muted wrap-anywhere">{name}</p>
      <div className="mt-6 md:mt-8">{banner}</div>
      <div className="mt-5 grid gap-5 md:mt-6 md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="lg:order-last">
          <div className="space-y-5 md:space-y-6 lg:sticky lg:top-22">
            <SectionLinks />
            {aside}
          </div>
        </div>
        <div className="min-w-0 space-y-5 md:space-y-6">{children}</div>
      </div>
    </div>
  )
}

/** The top bar covers nothing of a section that is scrolled to, and its focus needs no frame. */
const targetClass = 'scroll-mt-20 outline-none'

const cardClass = 'rounded-card border border-line bg-surface p-5 md:p-8'

export function ProfileSection({ name, children }: { name: ProfileSectionName; children: ReactNode }) {
  const id = useId()
  return (
    <section id={sectionId(name)} tabIndex={-1} aria-labelledby={id} className={cx(cardClass, targetClass)}>
      <h2 id={id} className="text-xl font-semibold">
        {profileSections[name]}
      </h2>
      <div className="mt-5">{children}</div>
    </section>
  )
}

/** The account's cards below the profile, with their own heading. */
export function AccountSubsection({ intro, children }: { intro: string; children: ReactNode }) {
  const id = useId()
  return (
    <section id={sectionId('account')} tabIndex={-1} aria-labelledby={id} className={cx('pt-8 md:pt-12', targetClass)}>
      <h2 id={id} className="font-display text-2xl">
        {profileSections.account}
      </h2>
      <p className="mt-1.5 mb-6 text-muted">{intro}</p>
      <div className="space-y-5 md:space-y-6">{children}</div>
    </section>
  )
}

/** For a professional's account without a profile. */
export const ProfileDenied = () => (
  <div role="alert">
    <MessageState
      drawing={<NotFoundDrawing />}
      level="h1"
      title="Ovdje nema vašeg profila"
      action={
        <>
          <ButtonLink to="/support">Obratite se podršci</ButtonLink>
          <ButtonLink to={pages.home} variant="plain">
            Na početnu
          </ButtonLink>
        </>
      }
    >
      <p>{denied}</p>
    </MessageState>
  </div>
)

export function ProfileSkeleton() {
  return (
    <ProfileLayout
      badge={<Skeleton className="h-8 w-24 rounded-full!" />}
      banner={<Skeleton className="h-20 w-full" />}
      aside={<Skeleton className="h-54 w-full rounded-card!" />}
    >
      <LoadingRegion label="Učitavanje profila" className={cardClass}>
        <Skeleton className="h-7 w-44" />
        <div className="mt-5 grid grid-cols-2 gap-x-4 gap-y-5">
          {[true, true, true, false, false].map((isWide, index) => (
            <div key={index} className={isWide ? 'col-span-2' : undefined}>
              {/* On a phone the labels of the prices take two lines. */}
              <Skeleton className={cx('mb-1.5 w-28', isWide ? 'h-5.25' : 'h-10.5 sm:h-5.25')} />
              <Skeleton className="h-12 w-full md:h-11" />
            </div>
          ))}
          <div className="col-span-2">
            <Skeleton className="mb-1.5 h-5.25 w-28" />
            <Skeleton className="h-56 w-full" />
          </div>
        </div>
      </LoadingRegion>
      <div className={cardClass}>
        <Skeleton className="h-7 w-32" />
        <div className="mt-5 grid grid-cols-2 gap-4 md:grid-cols-3">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="aspect-4/3 w-full" />
          ))}
        </div>
      </div>
    </ProfileLayout>
  )
}

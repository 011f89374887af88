import { mdiArrowRight, mdiCheckCircleOutline, mdiEyeOutline } from '@mdi/js'
import { type ReactNode, useId } from 'react'
import { pages } from '#contract/paths.ts'
import { focusControl } from '#web/lib/use-submission.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { completenessOf, MissingPart } from './profile-completeness.ts'
import { PROFILE_FORM } from './profile-text.ts'

/** The percentage, a link to each missing part, and a link to the public profile. */
export function CompletenessCard({
  percent,
  missing,
  professionalId,
  isPublic,
  targets,
}: ReturnType<typeof completenessOf> & {
  professionalId: number
  /** Whether couples can see the profile. */
  isPublic: boolean
  targets: PartTargets
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-lg font-semibold">
          Popunjenost profila
        </h2>
        <span className="text-lg font-semibold whitespace-nowrap tabular-nums">{percent} %</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-3 h-1.5 overflow-hidden rounded-full bg-tint"
      >
        <div
          className="h-full rounded-full bg-primary transition-[width] duration-200 ease-out"
          style={{ width: `${percent}%` }}
        />
      </div>
      {missing.length === 0 ? (
        <p className="mt-4 flex gap-2 text-success">
          <Icon path={mdiCheckCircleOutline} className="mt-0.5" />
          Parovi na vašem profilu nalaze sve što traže.
        </p>
      ) : (
        <ul className="mt-2 -mb-1 grid gap-x-4 sm:grid-cols-2 lg:grid-cols-1">
          {missing.map(({ part, label }) => (
            <li key={part}>
              <MissingPartLink
                part={part}
                targets={targets}
                className="group flex min-h-11 items-center gap-2 rounded-control font-medium text-primary underline-offset-4 hover:underline"
              >
                <Icon path={mdiArrowRight} className="size-4.5" />
                {label}
              </MissingPartLink>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={pages.professional(professionalId)} className="mt-4 w-full">
        <Icon path={mdiEyeOutline} />
        {isPublic ? 'Pogledaj javni profil' : 'Pregled profila'}
      </ButtonLink>
    </section>
  )
}

/** The ids of the parts outside the form. */
type PartTargets = Partial<Record<MissingPart['part'], string>>

/** Focuses the field itself; the address alone leads only to its section. */
export function MissingPartLink({
  part,
  targets,
  className,
  children,
}: {
  part: MissingPart['part']
  targets: PartTargets
  className: string
  children: ReactNode
}) {
  const id = targets[part]
  return (
    <a
      href={`#${id ?? PROFILE_FORM}`}
      onClick={(event) => {
        const control = document.querySelector(id === undefined ? `#${PROFILE_FORM} [name="${part}"]` : `#${id}`)
        if (!(control instanceof HTMLElement)) return
        event.preventDefault()
        focusControl(control)
      }}
      className={className}
    >
      {children}
    </a>
  )
}

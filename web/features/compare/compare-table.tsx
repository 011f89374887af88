import { mdiClose } from '@mdi/js'
import type { ReactNode } from 'react'
import { pages } from '#contract/paths.ts'
import { mediaFiles } from '#web/lib/media-files.ts'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { refreshChosen } from './chosen.ts'
import { ComparePackages } from './compare-packages.tsx'
import { compareHref, type Comparison } from './compare-query.ts'
import { type CompareRow, PACKAGES_ROW } from './compare-rows.ts'
import type { Compared } from './compared.ts'
import { HeldNames } from './held-names.tsx'

/** On a phone two columns are visible below the row's name and the others are swiped to; on a desktop all of them. */
const rowClass =
  'grid w-max min-w-full grid-cols-[repeat(var(--columns),var(--column))] md:w-full md:grid-cols-[7.5rem_repeat(var(--columns),minmax(0,20rem))] lg:grid-cols-[10.5rem_repeat(var(--columns),minmax(0,20rem))]'

/**
 * Classes by the number of columns: the column width on a phone, which grows with large text, and the number. Inline
 * styles are not allowed.
 */
const columnClasses = [
  '',
  '[--column:100cqw] [--columns:1]',
  '[--column:max(50cqw,8.5rem)] [--columns:2]',
  '[--column:max(44cqw,9rem)] [--columns:3]',
  '[--column:max(44cqw,9rem)] [--columns:4]',
]

/** The columns that a phone shows before any swipe; their pictures are the largest elements of its first view. */
const PHONE_COLUMNS = 2

const cellClass = 'snap-start px-2 py-2 wrap-anywhere whitespace-pre-line tabular-nums lg:px-4 md:py-3.5'

/** One column per professional. */
export function CompareTable({
  compared,
  rows,
  comparison,
  noteOf,
}: {
  compared: readonly Compared[]
  rows: readonly CompareRow[]
  comparison: Comparison
  /** The couple's own notes; undefined for everyone else. */
  noteOf: ((one: Compared) => ReactNode) | undefined
}) {
  return (
    <div className={cx('@container relative', columnClasses[compared.length])}>
      <HeldNames compared={compared}>
        <table aria-label="Usporedba" className="block md:w-full">
          <thead className="contents">
            <tr aria-hidden className={rowClass}>
              {compared.map((one, index) => (
                <td key={one.id} className={cx('snap-start px-2 pb-2 lg:px-4', index === 0 && 'md:col-start-2')}>
                  <Cover one={one} isFirstSeen={index < PHONE_COLUMNS} />
                </td>
              ))}
            </tr>
            <tr data-names className={cx(rowClass, 'border-b border-line bg-page md:sticky md:top-16 md:z-10')}>
              <th scope="col" className="max-md:sr-only">
                <span className="sr-only">Podatak</span>
              </th>
              {compared.map((one) => (
                // Screen readers repeat it in each cell, without the link that removes the column.
                <th key={one.id} scope="col" aria-label={one.company_name} className="px-2 pb-2 text-left lg:px-4">
                  <Name one={one} comparison={comparison} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="contents">
            {rows.map((row) => (
              <Row key={row.key} row={row} compared={compared} guests={comparison.guests} />
            ))}
            {noteOf && (
              <tr className={cx(rowClass, 'border-b border-line')}>
                <RowName>Vaša bilješka</RowName>
                {compared.map((one) => (
                  <td key={one.id} className={cellClass}>
                    {noteOf(one)}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </HeldNames>
    </div>
  )
}

function Row({
  row: { key, label, texts, differs },
  compared,
  guests,
}: {
  row: CompareRow
  compared: readonly Compared[]
  guests: number | undefined
}) {
  return (
    <tr className={cx(rowClass, 'border-b border-line')}>
      <RowName>
        {label}
        {differs && <span className="sr-only"> (razlikuje se)</span>}
      </RowName>
      {compared.map((one, index) => (
        <td key={one.id} className={cx(cellClass, differs ? 'font-semibold' : 'text-muted')}>
          {key === PACKAGES_ROW && one.packages.length > 0 ? (
            <ComparePackages packages={one.packages} guests={guests} />
          ) : (
            texts[index] || <NotStated />
          )}
        </td>
      ))}
    </tr>
  )
}

const RowName = ({ children }: { children: ReactNode }) => (
  <th
    scope="row"
    className="sticky left-0 col-span-full w-[100cqw] bg-tint px-2 py-1 text-left text-sm font-medium text-muted md:static md:col-span-1 md:w-auto md:bg-transparent md:py-4 md:pl-0"
  >
    {children}
  </th>
)

const NotStated = () => (
  <>
    <span aria-hidden>–</span>
    <span className="sr-only">Nije navedeno</span>
  </>
)

const Cover = ({ one: { cover, category }, isFirstSeen }: { one: Compared; isFirstSeen: boolean }) => (
  <span
    data-category={category?.slug ?? 'none'}
    className="grid aspect-4/3 place-items-center overflow-hidden rounded-control bg-tone-soft [&>picture]:size-full"
  >
    {cover ? (
      <Picture
        files={mediaFiles(cover)}
        alt=""
        eager
        priority={isFirstSeen}
        sizes="(min-width: 48rem) 288px, 44vw"
        className="size-full object-cover"
      />
    ) : (
      <span className="category-icon size-12 text-tone" />
    )}
  </span>
)

function Name({ one: { id, company_name: name }, comparison }: { one: Compared; comparison: Comparison }) {
  const ids = comparison.ids.filter((other) => other !== id)
  return (
    <span className="flex items-start justify-between gap-1">
      <Link
        to={pages.professional(id, comparison.date)}
        className="min-w-0 flex-1 py-2.5 font-semibold wrap-anywhere underline-offset-4 hover:text-primary hover:underline"
      >
        {/* Not on the padded element, because the next line would be painted into the padding. */}
        <span className="line-clamp-3">{name}</span>
      </Link>
      <Link
        to={compareHref(comparison, { ids })}
        replace
        preventScrollReset
        aria-label={`Ukloni iz usporedbe: ${name}`}
        onClick={() => refreshChosen([], [id])}
        className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink"
      >
        <Icon path={mdiClose} />
      </Link>
    </span>
  )
}

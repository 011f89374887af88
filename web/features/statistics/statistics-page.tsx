import type { ReactNode } from 'react'
import { formatCount, formatQuantity } from '#contract/croatian.ts'
import { pages } from '#contract/paths.ts'
import type { ProfessionalStatus } from '#contract/professionals.ts'
import type { Statistics } from '#contract/statistics.ts'
import { formatSum } from '#contract/sums.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { EmptyDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'
import { LoadingRegion } from '#web/ui/loading-region.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MonthChart } from './month-chart.tsx'
import { MonthTable } from './month-table.tsx'
import { formatPercent, type Series, seriesLabels } from './text.ts'

const charts: Series[] = ['views', 'saves', 'leads', 'agreed_value']

/** Seven figures, of which the last is an amount: with its cents it needs the space of two. */
const figuresClass =
  'grid grid-halves gap-3 md:grid-cols-4 lg:gap-4 max-md:[&>:last-child]:col-span-full md:[&>:last-child]:col-span-2'

function StatisticsLayout({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="brojke" className="container-page pt-8 pb-16 md:pt-12 md:pb-24">
      <h1 id="brojke" className="font-display text-2xl md:text-3xl">
        Brojke
      </h1>
      <p className="mt-2 mb-7 text-muted md:mb-9">Kako vas parovi nalaze i što od toga bude, u zadnjih 12 mjeseci.</p>
      {children}
    </section>
  )
}

/** A professional's last twelve months: views, saves, enquiries, answers and bookings. */
export function StatisticsPage({
  statistics: { months, total },
  profileStatus,
  children,
}: {
  statistics: Statistics
  profileStatus: ProfessionalStatus
  /** Above the numbers. */
  children?: ReactNode
}) {
  const isNew = total.views + total.saves + total.leads === 0
  if (isNew) return <NothingYet profileStatus={profileStatus} />
  return (
    <StatisticsLayout>
      {children}
      <dl className={figuresClass}>
        <Figure label={seriesLabels.views} value={formatCount(total.views)} />
        <Figure label={seriesLabels.saves} value={formatCount(total.saves)} />
        <Figure label={seriesLabels.leads} value={formatCount(total.leads)} />
        <Figure
          label="Odgovoreno"
          value={formatPercent(total.answered_share)}
          note={formatQuantity(total.answered, 'upit', 'upita', 'upita')}
        />
        <Figure
          label="Rezervirano"
          value={formatPercent(total.booked_share)}
          note={formatQuantity(total.booked, 'upit', 'upita', 'upita')}
        />
        <Figure
          label="Prihvaćene ponude"
          value={formatPercent(total.accepted_share)}
          note={`${formatCount(total.offers_accepted)} od ${formatQuantity(total.offers, 'poslane', 'poslane', 'poslanih')}`}
        />
        <Figure
          label="Vrijednost dogovora"
          value={formatSum(total.agreed_value)}
          note="samo onih koji i sada vrijede"
        />
      </dl>
      <h2 className="mt-12 mb-5 font-display text-2xl md:mt-16">Po mjesecima</h2>
      <div className="grid gap-3 lg:grid-cols-2 lg:gap-4">
        {charts.map((series) => (
          <MonthChart key={series} months={months} series={series} />
        ))}
      </div>
      <div className="mt-4">
        <MonthTable months={months} />
      </div>
      <p className="mt-4 measure text-sm text-muted">
        Odgovoreni su upiti na koje ste u razgovoru odgovorili ili ste im promijenili status, a rezervirani oni koji su
        to i sada. Oboje se broji u mjesecu u kojem je upit stigao. Dogovoreno je ono što su parovi prihvatili u tom
        mjesecu; dopuna dogovora broji se kao razlika.
      </p>
    </StatisticsLayout>
  )
}

function Figure({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div className="flex flex-col rounded-card border border-line bg-surface px-4 py-4 lg:px-5 print:px-3">
      <dt className="text-sm text-muted">
        {label}
        {note !== undefined && <span className="block tabular-nums">{note}</span>}
      </dt>
      <dd className="order-first mb-1 text-2xl font-semibold lg:text-3xl">{value}</dd>
    </div>
  )
}

const nothingTexts: Record<ProfessionalStatus, string> = {
  pending:
    'Vaš je profil u pregledu. Kad bude odobren, ovdje ćete po mjesecima vidjeti koliko ga parova pogleda, spremi i pošalje upit.',
  approved:
    'Čim vas par pogleda, spremi među favorite ili pošalje upit, ovdje ćete to vidjeti po mjesecima. Profil sa slikama i kalendarom parovi lakše nalaze.',
  rejected: 'Vaš profil nije odobren, pa ga parovi ne vide. Što dalje, piše na vašem profilu.',
}

const NothingYet = ({ profileStatus }: { profileStatus: ProfessionalStatus }) => (
  <MessageState
    drawing={<EmptyDrawing />}
    level="h1"
    title="Još nema brojki"
    action={<ButtonLink to={pages.professionalProfile}>Uredi profil</ButtonLink>}
  >
    <p>{nothingTexts[profileStatus]}</p>
  </MessageState>
)

export const StatisticsSkeleton = () => (
  <StatisticsLayout>
    <LoadingRegion label="Učitavanje brojki">
      <Skeleton className="mb-6 h-23 w-full rounded-card! sm:h-15.5" />
      <div className={figuresClass}>
        {Array.from({ length: 7 }, (_, index) => (
          <div key={index} className="rounded-card border border-line bg-surface px-4 py-4 lg:px-5">
            <Skeleton className="mb-1 h-8 w-20 lg:h-11.5" />
            <Skeleton className={cx('h-10.5 w-28', index < 2 && 'max-md:h-5.25')} />
          </div>
        ))}
      </div>
      <Skeleton className="mt-12 mb-5 h-8 w-48 md:mt-16" />
      <div className="grid gap-3 lg:grid-cols-2 lg:gap-4">
        {charts.map((series) => (
          <div key={series} className="rounded-card border border-line bg-surface p-4 md:p-5">
            <Skeleton className="mb-4 h-11.75 w-1/2 sm:h-6.5" />
            <Skeleton className="h-33.5 w-full md:h-45.5 lg:h-33.5" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-4 h-152 w-full rounded-card!" />
    </LoadingRegion>
  </StatisticsLayout>
)

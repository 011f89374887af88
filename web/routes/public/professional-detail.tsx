import {
  type ComponentProps,
  lazy,
  memo,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { data, isRouteErrorResponse, redirect, useLocation, useNavigation } from 'react-router'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { type CalendarMonth, firstDayOf, lastDayOf, monthOf } from '#contract/calendar-month.ts'
import { openingMonth, openingSpan } from '#contract/opening-month.ts'
import { pages, queryString } from '#contract/paths.ts'
import type { Route } from './+types/professional-detail.ts'
import { useDayStatus } from '#web/features/availability/use-day-status.ts'
import { FavoriteButton } from '#web/features/favorites/favorite-button.tsx'
import { Gallery } from '#web/features/media/gallery.tsx'
import { LeadBar, LeadCard, LeadSheet } from '#web/features/leads/lead-panel.tsx'
import { useLeadForm } from '#web/features/leads/use-lead-form.ts'
import { useOwnLeads } from '#web/features/leads/use-own-leads.ts'
import { MissingPicture } from '#web/features/professionals/card.tsx'
import { DetailAbout, DetailSection } from '#web/features/professionals/detail-about.tsx'
import { detailHref, type DetailState, monthSpan, readDetailState } from '#web/features/professionals/detail-address.ts'
import { DetailBreadcrumb } from '#web/features/professionals/detail-breadcrumb.tsx'
import { DetailHeader } from '#web/features/professionals/detail-header.tsx'
import { detailMeta } from '#web/features/professionals/detail-meta.ts'
import { ownProfileText } from '#web/features/professionals/own-profile-text.ts'
import { useRecordView } from '#web/features/professionals/use-record-view.ts'
import { readReviewsState, REVIEWS_PART, reviewsHref } from '#web/features/reviews/address.ts'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { unbrokenPrice } from '#web/lib/format.ts'
import { browserTools, loadPage, type LoadTools, serverTools } from '#web/lib/load.ts'
import { loadPrefetched } from '#web/lib/prefetch.ts'
import { useSession } from '#web/lib/session.ts'
import { useStableCallback } from '#web/lib/use-stable-callback.ts'
import { isTemporary } from '#web/lib/way-back.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { useWholePage } from '#web/lib/whole-page.ts'
import { lazyWhenUsed } from '#web/ui/lazy-when-used.tsx'
import { showNotLoaded } from '#web/ui/open-loaded.ts'

const DetailActions = lazyWhenUsed(() =>
  import('#web/features/compare/detail-actions.tsx').then((module) => module.DetailActions),
)

const DetailEnd = lazyWhenUsed(() =>
  import('#web/features/professionals/detail-end.tsx').then((module) => module.DetailEnd),
)

/** Loaded only for the owner and admins, who alone can see an unpublished profile. */
const DetailStatus = lazy(() =>
  import('#web/features/professionals/detail-status.tsx').then((module) => ({ default: module.DetailStatus })),
)

const MissingProfile = lazy(() =>
  import('#web/features/professionals/missing-profile.tsx').then((module) => ({ default: module.MissingProfile })),
)

const PackageCards = lazyWhenUsed(() =>
  import('#web/features/packages/package-cards.tsx').then((module) => module.PackageCards),
)

const FactList = lazyWhenUsed(() => import('#web/features/packages/fact-list.tsx').then((module) => module.FactList))

const AvailabilityCalendar = lazyWhenUsed(() =>
  import('#web/features/availability/calendar-with-legend.tsx').then((module) => module.CalendarWithLegend),
)

/** Most visitors only read the reviews. */
const ReviewSection = lazyWhenUsed(() =>
  import('#web/features/reviews/review-section.tsx').then((module) => module.ReviewSection),
)

/** The server renders the map, and nothing on it changes. */
const DetailMap = lazyWhenUsed(() => import('#web/features/towns/detail-map.tsx').then((module) => module.DetailMap))

/** The server renders its links. */
const DetailContact = lazyWhenUsed(() =>
  import('#web/features/professionals/detail-contact.tsx').then((module) => module.DetailContact),
)

const sectionIds = { packages: 'paketi', facts: 'podaci', availability: 'dostupnost', lead: 'upit' } as const

const notLoaded = 'Učitavanje podataka o pružatelju usluga nije uspjelo. Pokušajte ponovo za nekoliko trenutaka.'

async function load({ call, today, publicUrl }: LoadTools, request: Request, id: string) {
  if (!/^[1-9]\d{0,9}$/.test(id)) throw data(null, 404)
  const { search, searchParams } = new URL(request.url)
  const state = readDetailState(searchParams, today)
  const reviewsState = readReviewsState(new URLSearchParams(state.reviews))
  const { signal } = request
  const beside = Promise.all([
    call('GET /professionals/:id/availability', {
      params: { id },
      query: state.month
        ? { start_date: firstDayOf(state.month), end_date: lastDayOf(state.month) }
        : openingSpan(today),
      signal,
    }),
    call('GET /reviews', { query: { professional_id: id, ...reviewsState }, signal }),
  ])
  // Handled below, after the 404 for a professional that does not exist.
  beside.catch(() => {})
  const { data: professional } = await loadPage(call('GET /professionals/:id', { params: { id }, signal }), notLoaded)
  const [availability, reviews] = await loadPage(beside, notLoaded)
  if (reviewsState.page > reviews.last_page) {
    const page = reviewsHref({ pathname: pages.professional(Number(id)), search }, { page: reviews.last_page })
    throw redirect(page.replace(/#.*/, ''))
  }
  const month = state.month ?? openingMonth(availability.data, today)
  const days = availability.data.filter(({ date }) => monthOf(date) === month)
  return { professional, reviews, reviewsState, month, days, today, publicUrl }
}

export const loader = ({ context, request, params }: Route.LoaderArgs) => load(serverTools(context), request, params.id)

/** The open page, which stays if another month or other reviews cannot be loaded. */
let open: Awaited<ReturnType<typeof load>> | undefined

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const loading = loadPrefetched(request, () => load(browserTools(), request, params.id)).catch((error: unknown) => {
    if (open?.professional.id !== Number(params.id) || !isTemporary(error)) throw error
    showNotLoaded()
    return open
  })
  // While the data is loading. Parts that are not ready by then are fetched where they are rendered.
  whenIdle(() => {
    for (const part of [PackageCards, FactList, AvailabilityCalendar, ReviewSection, DetailContact]) part.preload()
  })
  return loading
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? detailMeta(loaderData) : [])

/** Keyed by the professional, so that no state is carried over to another professional's page. */
export default function ProfessionalDetail({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    open = loaderData
    return () => {
      open = undefined
    }
  }, [loaderData])
  return <Detail key={loaderData.professional.id} {...loaderData} />
}

type LoaderData = Route.ComponentProps['loaderData']

/** The router renders the page at every step of a navigation; this renders only for new data. */
const Detail = memo(function Detail(loaded: LoaderData) {
  const { professional, month, days, today } = loaded
  const { user } = useSession()
  const { search } = useLocation()
  const state = useMemo(() => readDetailState(new URLSearchParams(search), today), [search, today])
  const lead = useLeadForm(professional, state.date, today)
  const ownLeads = useOwnLeads(professional.id, lead.sent)
  const { days: ownDays, isAwaited } = ownLeads
  const calendarStatus = useDayStatus(professional.id, lead.fields.event_date, today, { month, days })
  const dayStatus = ownDays.get(lead.fields.event_date) ?? calendarStatus
  // For the day that the page was opened with; a day chosen on the page is shown beside the form.
  const [openedDay] = useState(state.date)
  const openedDayStatus = useDayStatus(professional.id, openedDay ?? '', today, { month, days })
  const [sheetOpen, setSheetOpen] = useState(false)
  const isOwn = user?.professional?.id === professional.id
  const ownText = isOwn ? ownProfileText(professional.status) : null
  const aside = useRef<HTMLElement>(null)
  const price = unbrokenPrice(professional.price_range)
  const form = { lead, ownLeads, price, today, dayStatus }
  const isWhole = useWholePage()
  useRecordView(professional)

  // Opening the sheet makes the whole page behind it inert; a slow phone first has to respond to the press.
  const openSheet = useCallback(() => startTransition(() => setSheetOpen(true)), [setSheetOpen])

  const showForm = useCallback(() => {
    if (aside.current?.checkVisibility()) aside.current.querySelector('textarea')?.focus()
    else openSheet()
  }, [openSheet])

  function choose(name: 'package_id' | 'event_date', value: string) {
    startTransition(() => lead.change(name, value))
    showForm()
  }

  useEffect(() => {
    if (lead.opensForm && !isAwaited) showForm()
  }, [lead.opensForm, isAwaited, showForm])

  // Does not render again while a month loads or on every letter of the enquiry, which would delay input on a slow
  // phone.
  const gallery = useMemo(
    () => (
      <Gallery
        pictures={professional.media}
        name={professional.company_name}
        fallback={<MissingPicture slug={professional.category?.slug} />}
      />
    ),
    [professional],
  )
  const showDay = useStableCallback((day: CalendarDay) => choose('event_date', day))
  const showPackage = useStableCallback((id: number) => choose('package_id', String(id)))
  const about = useMemo(() => <DetailAbout description={professional.description} />, [professional])

  return (
    <>
      <article className="container-page pb-16 md:pt-2 lg:pb-24">
        <DetailBreadcrumb professional={professional} />
        {professional.status !== 'approved' && (
          <Suspense>
            <DetailStatus status={professional.status} />
          </Suspense>
        )}
        {gallery}
        <div className="mt-6 lg:mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-16">
          <div className="space-y-12 lg:space-y-20">
            <DetailHeader
              professional={professional}
              reviewsHref={`#${REVIEWS_PART}`}
              day={openedDay && { date: openedDay, status: ownDays.get(openedDay) === 'own' ? 'own' : openedDayStatus }}
              actions={<FavoriteButton professionalId={professional.id} />}
              below={professional.status === 'approved' && <DetailActions professional={professional} />}
            />
            <DetailSection id="opis" title="O nama">
              {about}
            </DetailSection>
            {isWhole ? (
              <LaterSections
                loaded={loaded}
                state={state}
                search={search}
                chosen={lead.fields.event_date}
                ownDays={ownDays}
                onDay={showDay}
                onPackage={showPackage}
              />
            ) : (
              <div className="min-h-lvh" />
            )}
          </div>
          <aside ref={aside} id={sectionIds.lead} className="scroll-mt-24 max-lg:hidden">
            {isWhole && (
              <div className="sticky top-24">
                <LeadCard {...form} ownText={ownText} />
              </div>
            )}
          </aside>
        </div>
        {isWhole && <DetailEnd professional={professional} day={openedDay} />}
      </article>
      <LeadBar price={price} ownLeads={ownLeads} ownText={ownText} onOpen={openSheet} />
      <LeadSheet {...form} company={professional.company_name} open={sheetOpen} onClose={() => setSheetOpen(false)} />
    </>
  )
})

interface LaterSectionsProps {
  loaded: LoaderData
  state: DetailState
  search: string
  /** The day in the form. */
  chosen: string
  ownDays: ComponentProps<typeof AvailabilityCalendar>['ownDays']
  onDay: (day: CalendarDay) => void
  onPackage: (id: number) => void
}

/** From the packages to the contact: rendered by the server, each hydrated on use. */
function LaterSections({ loaded, state, search, chosen, ownDays, onDay, onPackage }: LaterSectionsProps) {
  const { professional, reviews, reviewsState } = loaded
  const { facts = {}, travels_km: travels = null, city } = professional
  return (
    <>
      <PackageSection professional={professional} day={state.date} onPackage={onPackage} />
      {(Object.keys(facts).length > 0 || travels !== null) && (
        <DetailSection id={sectionIds.facts} title="Dobro je znati">
          <FactList slug={professional.category?.slug} facts={facts} city={city} travels_km={travels} />
        </DetailSection>
      )}
      <AvailabilitySection loaded={loaded} state={state} chosen={chosen} ownDays={ownDays} onDay={onDay} />
      <DetailSection id={REVIEWS_PART} title="Recenzije">
        <ReviewSection professional={professional} reviews={reviews} state={reviewsState} search={search} />
      </DetailSection>
      {city !== null && (
        <DetailSection id="mjesto" title="Gdje smo">
          <DetailMap city={city} travelsKm={travels} />
        </DetailSection>
      )}
      <DetailSection id="kontakt" title="Kontakt">
        <DetailContact professional={professional} />
      </DetailSection>
    </>
  )
}

function PackageSection({
  professional,
  day,
  onPackage,
}: Pick<LoaderData, 'professional'> & Pick<LaterSectionsProps, 'onPackage'> & { day: CalendarDay | undefined }) {
  const { id, packages = [] } = professional
  // A new prop would make a lazy part load its script before it is used.
  const hrefOf = useCallback(
    (packageId: number) =>
      `${pages.professional(id)}${queryString({ date: day, package: packageId })}#${sectionIds.lead}`,
    [id, day],
  )
  if (packages.length === 0) return null
  return (
    <DetailSection id={sectionIds.packages} title="Paketi">
      <PackageCards packages={packages} hrefOf={hrefOf} onChoose={onPackage} />
    </DetailSection>
  )
}

function AvailabilitySection({
  loaded: { professional, month, days, today },
  state,
  chosen,
  ownDays,
  onDay,
}: Omit<LaterSectionsProps, 'search' | 'onPackage'>) {
  // A new prop would make a lazy part load its script before it is used.
  const links = useMemo(
    () => ({
      sectionId: sectionIds.availability,
      formId: sectionIds.lead,
      hrefOfMonth: (other: CalendarMonth) => detailHref(professional.id, { ...state, month: other }),
      hrefOfDay: (date: CalendarDay) => detailHref(professional.id, { ...state, date }),
    }),
    [professional.id, state],
  )
  const span = useMemo(() => monthSpan(today), [today])
  return (
    <DetailSection id={sectionIds.availability} title="Slobodni datumi">
      <MonthToCome
        month={month}
        span={span}
        days={days}
        today={today}
        chosen={chosen}
        ownDays={ownDays}
        links={links}
        onChoose={onDay}
      />
    </DetailSection>
  )
}

const Month = memo(AvailabilityCalendar)

/** The month that is loading, or the current one. Separate, so that a navigation renders nothing else. */
function MonthToCome({ month, days, ...props }: ComponentProps<typeof AvailabilityCalendar>) {
  const { pathname } = useLocation()
  const { location: pending } = useNavigation()
  const toCome =
    pending?.pathname === pathname ? readDetailState(new URLSearchParams(pending.search), props.today).month : undefined
  const shown = toCome ?? month
  return <Month {...props} month={shown} days={shown === month ? days : null} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <Suspense>
      <MissingProfile />
    </Suspense>
  ) : (
    <RouteFailure error={error} />
  )
}

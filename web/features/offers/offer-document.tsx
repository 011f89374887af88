import { mdiArrowLeft, mdiPrinterOutline } from '@mdi/js'
import type { ReactNode } from 'react'
import { formatItemQuantity } from '#contract/item-quantity.ts'
import { currentStatus } from '#contract/offer-lifecycle.ts'
import type { OfferDocument as Document } from '#contract/offers.ts'
import { formatPhone } from '#contract/phone.ts'
import { dayOfInstant, fullDay, longDay } from '#web/lib/format.ts'
import { useToday } from '#web/lib/use-today.ts'
import { formatCents, formatExactSum } from '#contract/sums.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OfferChip } from './offer-chip.tsx'
import { offerTitle, vatNotes } from './text.ts'

/** The offer as an A4 page, on screen and on paper. */
export function OfferDocument({
  document,
  conversationHref,
  isCouple,
}: {
  document: Document
  conversationHref: string
  /** Only the couple answers an offer. */
  isCouple: boolean
}) {
  const { offer } = document
  const today = useToday()
  const mayAnswer = isCouple && currentStatus(offer, today) === 'open' && !offer.is_day_taken
  return (
    <div className="container-page pt-6 pb-16 md:pt-10 md:pb-24 print:max-w-none print:p-0">
      <div className="mx-auto mb-4 flex max-w-200 flex-wrap items-center gap-3 print:hidden">
        <ButtonLink to={conversationHref} variant="plain" className="mr-auto -ml-3 px-3!">
          <Icon path={mdiArrowLeft} />
          Natrag na razgovor
        </ButtonLink>
        <Button onClick={() => print()}>
          <Icon path={mdiPrinterOutline} />
          Ispiši
        </Button>
        {mayAnswer && (
          <ButtonLink to={conversationHref} variant="filled" className="max-sm:w-full">
            Odgovori na ponudu
          </ButtonLink>
        )}
      </div>
      <Sheet document={document} />
    </div>
  )
}

function Sheet({ document: { offer, event_date: day, professional, couple } }: { document: Document }) {
  const status = currentStatus(offer, useToday())
  return (
    <article
      aria-labelledby="ponuda"
      className="mx-auto max-w-200 rounded-card border border-line bg-surface p-[min(1.25rem,5vw)] sm:p-10 print:max-w-none print:rounded-none print:border-0 print:bg-transparent print:p-0 print:text-[10.5pt] print:leading-snug"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div>
          <h1 id="ponuda" className="font-display text-2xl print:text-[22pt]">
            {offerTitle(offer)}
          </h1>
          <p className="mt-1 wrap-anywhere text-muted tabular-nums">
            {dayOfInstant(offer.created_at)}
            {offer.is_amendment && ' · dopuna dogovora'}
          </p>
        </div>
        {status === 'open' && !offer.is_day_taken ? null : (
          <p className="print:[&>span]:border print:[&>span]:border-current">
            <OfferChip status={status} isDayTaken={status === 'open' && offer.is_day_taken} />
            {offer.decided_at !== null && (
              <span className="ml-3 text-sm wrap-anywhere text-muted tabular-nums print:border-0!">
                {dayOfInstant(offer.decided_at)}
              </span>
            )}
          </p>
        )}
      </header>
      <div className="mt-7 grid gap-6 sm:grid-cols-2 print:mt-5 print:grid-cols-2">
        <Party title="Izdavatelj" name={professional.company_name}>
          {offer.issuer !== null && <p className="wrap-anywhere whitespace-pre-line">{offer.issuer}</p>}
          {/* The issuer's own text contains the address. */}
          <Reach {...professional} city={offer.issuer === null ? professional.city : null} />
        </Party>
        <Party title="Za" name={couple?.name ?? 'Nepoznato'}>
          {couple && <Reach {...couple} />}
        </Party>
      </div>
      <p className="mt-6 border-y border-line py-3 print:mt-4 print:py-2">
        Dan vjenčanja: <span className="font-semibold tabular-nums">{fullDay(day)}</span>
      </p>
      <Lines offer={offer} />
      <Terms offer={offer} />
      <Signatures company={professional.company_name} couple={couple?.name ?? 'Nepoznato'} />
    </article>
  )
}

const Party = ({ title, name, children }: { title: string; name: string; children: ReactNode }) => (
  <section className="min-w-0 break-inside-avoid">
    <h2 className="text-sm text-muted">{title}</h2>
    <p className="font-semibold wrap-anywhere">{name}</p>
    {children}
  </section>
)

const Reach = ({ city = null, email, phone }: { city?: string | null; email: string; phone: string | null }) => (
  <>
    {city !== null && <p>{city}</p>}
    <p className="wrap-anywhere">{email}</p>
    {phone !== null && <p className="tabular-nums">{formatPhone(phone)}</p>}
  </>
)

const number = 'py-2.5 pl-4 text-right align-top tabular-nums sm:whitespace-nowrap print:py-1.5'

/** On a phone the amount wraps below a long label. */
const row =
  'break-inside-avoid max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between print:table-row!'

function Lines({ offer: { items, total } }: { offer: Document['offer'] }) {
  return (
    <table className="mt-4 w-full max-sm:block print:mt-3 print:table!">
      <caption className="sr-only">Stavke ponude</caption>
      <thead className="text-sm text-muted max-sm:sr-only print:not-sr-only print:table-header-group!">
        <tr className="border-b border-control/60">
          <th scope="col" className="py-2 text-left font-semibold">
            Stavka
          </th>
          <th scope="col" className="py-2 pl-4 text-right font-semibold max-sm:hidden print:table-cell">
            Količina
          </th>
          <th scope="col" className="py-2 pl-4 text-right font-semibold max-sm:hidden print:table-cell">
            Cijena (€)
          </th>
          <th scope="col" className="py-2 pl-4 text-right font-semibold">
            Iznos (€)
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block print:table-row-group!">
        {items.map((item, index) => (
          <tr key={index} className={`${row} border-b border-line`}>
            <td className="py-2.5 align-top wrap-anywhere max-sm:min-w-0 max-sm:flex-1 max-sm:basis-[10rem] print:py-1.5">
              {item.label}
              {item.quantity !== 1 && (
                <span className="block text-sm text-muted tabular-nums sm:hidden print:hidden">
                  {formatItemQuantity(item.quantity)} × {formatCents(item.unit_price)}
                </span>
              )}
            </td>
            <td className={`${number} max-sm:hidden print:table-cell`}>{formatItemQuantity(item.quantity)}</td>
            <td className={`${number} max-sm:hidden print:table-cell`}>{formatCents(item.unit_price)}</td>
            <td className={`${number} max-sm:ml-auto`}>{formatCents(item.amount)}</td>
          </tr>
        ))}
      </tbody>
      {/* Not a `tfoot`, which would be repeated on each printed page. */}
      <tbody className="max-sm:block print:table-row-group!">
        <tr className={row}>
          <th scope="row" className="pt-4 text-left text-lg font-semibold print:pt-2">
            Ukupno
          </th>
          <td
            colSpan={3}
            className="pt-4 text-right text-xl font-semibold tabular-nums max-sm:ml-auto sm:pl-4 sm:whitespace-nowrap print:pt-2"
          >
            {/* On a phone with large letters, a line may begin with the amount. */}€ {formatCents(total)}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Terms({ offer }: { offer: Document['offer'] }) {
  const { deposit, deposit_due: due, vat, valid_until: validUntil, note, cancellation } = offer
  return (
    <dl className="mt-6 space-y-3 print:mt-4 print:space-y-2">
      {deposit !== null && (
        <Term title="Predujam">
          {formatExactSum(deposit)}
          {due !== null && `, do ${longDay(due)}`}
        </Term>
      )}
      <Term title="PDV">{vatNotes[vat]}</Term>
      <Term title="Ponuda vrijedi do">{longDay(validUntil)}</Term>
      {note !== null && <Term title="Napomena">{note}</Term>}
      {cancellation !== null && <Term title="Uvjeti otkazivanja">{cancellation}</Term>}
    </dl>
  )
}

const Term = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-x-6 sm:grid-cols-[10rem_1fr] print:grid-cols-[10rem_1fr]">
    <dt className="text-muted">{title}</dt>
    <dd className="wrap-anywhere whitespace-pre-line tabular-nums">{children}</dd>
  </div>
)

const Signatures = ({ company, couple }: { company: string; couple: string }) => (
  <div className="mt-16 grid break-inside-avoid grid-halves gap-8 text-center text-sm print:mt-14">
    {[
      [company, 'Izdavatelj'],
      [couple, 'Naručitelji'],
    ].map(([name, part]) => (
      <p key={part} className="border-t border-control pt-2">
        <span className="line-clamp-2 font-semibold wrap-anywhere">{name}</span>
        <span className="text-muted">{part}</span>
      </p>
    ))}
  </div>
)

import * as z from 'zod/mini'
import { amount, optionalAmount } from './amount.ts'
import { calendarDay, optionalDay, requiredDay } from './calendar-day-schema.ts'
import type { CalendarDay } from './calendar-day.ts'
import type { Calls } from './calls.ts'
import { hasDecimals, totalOf } from './decimal.ts'
import { instant } from './instant.ts'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'
import { MAX_PRICE, formatEuro } from './money.ts'
import { namedSchemas } from './named-schemas.ts'
import { listOf, single } from './page.ts'
import { offerStatuses } from './offer-lifecycle.ts'
import { bodyId, pathId } from './query.ts'
import { optionalReason } from './reason.ts'
import { optionalText, requiredMessage, requiredName } from './text.ts'

/** `exempt`: a small business that is not liable for VAT. */
export const vatKinds = ['included', 'exempt'] as const
export type VatKind = (typeof vatKinds)[number]

export const offerLimits = {
  items: 30,
  label: 200,
  quantity: 999_999,
  note: 2000,
  cancellation: 2000,
  issuer: 500,
  /** In days from today. */
  validity: 366,
} as const

/** The offer's items and state, as both sides see them. */
export const offer = z
  .object({
    id: z.int(),
    lead_id: z.int(),
    /** Counts up for each professional. */
    number: z.int(),
    status: z.enum(offerStatuses),
    items: z.array(
      z.object({
        label: z.string(),
        quantity: z.number(),
        unit_price: z.number(),
        /** In euros. */ amount: z.number(),
      }),
    ),
    /** In euros, like all amounts: the sum of the items' amounts, each rounded to a cent. */
    total: z.number(),
    deposit: z.nullable(z.number()),
    deposit_due: z.nullable(calendarDay),
    /** The last day on which it can be accepted. */
    valid_until: calendarDay,
    vat: z.enum(vatKinds),
    note: z.nullable(z.string()),
    cancellation: z.nullable(z.string()),
    /** The company's name, address and numbers, as it writes them on its papers. */
    issuer: z.nullable(z.string()),
    created_at: instant,
    decided_at: z.nullable(instant),
    /** For a declined offer: the reason, and the total that the couple would like. */
    decline_reason: z.nullable(z.string()),
    wanted_total: z.nullable(z.number()),
    /** Whether it changes an existing agreement. */
    is_amendment: z.boolean(),
    /** Whether it waits for an answer but cannot be accepted, because somebody else has the day. */
    is_day_taken: z.boolean(),
    /** Only for the couple: whether it may accept or decline it now; it cannot accept while the day is taken. */
    can_decide: z.optional(z.boolean()),
    /** Only for the professional. */
    can_withdraw: z.optional(z.boolean()),
  })
  .register(namedSchemas, { id: 'Offer' })

export type Offer = z.infer<typeof offer>

/** An offer with both parties, for printing. Phone numbers are included once the day is booked. */
const offerDocument = z
  .object({
    offer,
    event_date: calendarDay,
    professional: z.object({
      id: z.int(),
      company_name: z.string(),
      city: z.nullable(z.string()),
      email: z.string(),
      phone: z.nullable(z.string()),
    }),
    /** null once the account is deleted. */
    couple: z.nullable(z.object({ name: z.string(), email: z.string(), phone: z.nullable(z.string()) })),
  })
  .register(namedSchemas, { id: 'OfferDocument' })

export type OfferDocument = z.infer<typeof offerDocument>

const quantityMessages = {
  noNumber: 'Količina mora biti broj veći od nule.',
  decimals: 'Količina može imati najviše tri decimale.',
  tooHigh: 'Količina može biti najviše 999.999.',
} as const

/** A quantity as typed: `120`, `2,5`, with dots between thousands as in a price. Null means none. */
export function readQuantity(typed: string): { quantity: number | null; message?: never } | { message: string } {
  const text = typed.replaceAll(/\s/g, '')
  if (text === '') return { quantity: null }
  const plain = /^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(text) ? text.replaceAll('.', '') : text
  if (!/^\d+([.,]\d*)?$/.test(plain)) return { message: quantityMessages.noNumber }
  return checkQuantity(Number(plain.replace(',', '.')))
}

function checkQuantity(quantity: number): { quantity: number; message?: never } | { message: string } {
  if (!(quantity > 0)) return { message: quantityMessages.noNumber }
  if (!hasDecimals(quantity, 3)) return { message: quantityMessages.decimals }
  return quantity > offerLimits.quantity ? { message: quantityMessages.tooHigh } : { quantity }
}

const quantity = z
  .pipe(
    z.union([z.number(), z.string()], { error: requiredMessage }),
    z.transform((value, ctx): number => {
      const read = typeof value === 'number' ? checkQuantity(value) : readQuantity(value)
      if (read.message === undefined && read.quantity !== null) return read.quantity
      ctx.issues.push({ code: 'custom', input: value, message: read.message ?? requiredMessage })
      return z.NEVER
    }),
  )
  .register(jsonSchemaOverrides, { type: 'number', minimum: 0, maximum: offerLimits.quantity })

const offerItem = z.object({ label: requiredName(offerLimits.label), quantity, unit_price: amount })

const itemsMessage = 'Dodajte barem jednu stavku.'

/**
 * Refuses what no single field can detect: a total above the highest price, a deposit above the total, or a deposit's
 * due day without a deposit.
 */
const checkSums = z.check<{
  items: { quantity: number; unit_price: number }[]
  deposit: number | null
  deposit_due: CalendarDay | null
}>((ctx) => {
  const { items, deposit, deposit_due } = ctx.value
  const refuse = (path: string, message: string) =>
    ctx.issues.push({ code: 'custom', path: [path], input: ctx.value, message })
  const total = totalOf(items)
  if (total > MAX_PRICE) refuse('items', `Ukupno može biti najviše ${formatEuro(MAX_PRICE)}.`)
  if (deposit === 0) refuse('deposit', 'Predujam mora biti veći od nule. Ako ga nema, ostavite polje praznim.')
  else if (deposit !== null && items.length > 0 && deposit > total)
    refuse('deposit', 'Predujam ne može biti veći od ukupnog iznosa.')
  if (deposit_due !== null && deposit === null) refuse('deposit', 'Upišite i iznos predujma.')
})

export const offerInput = z
  .object({
    items: z
      .array(offerItem, { error: itemsMessage })
      .check(
        z.minLength(1, { error: itemsMessage }),
        z.maxLength(offerLimits.items, { error: `Najviše ${offerLimits.items} stavki.` }),
      ),
    valid_until: requiredDay,
    deposit: optionalAmount('Predujam'),
    deposit_due: optionalDay,
    vat: z.enum(vatKinds, { error: 'Odaberite je li PDV uključen.' }),
    note: optionalText(offerLimits.note),
    cancellation: optionalText(offerLimits.cancellation),
    issuer: optionalText(offerLimits.issuer),
    /** The open offer that it replaces, as its sender has seen it; null means none. Without it, it replaces any. */
    replaces: z.optional(z.nullable(bodyId('Oznaka ponude mora biti broj.'))),
    /** The lead's newest offer of any status, as its sender has seen it; null means none. Without it, it may be any. */
    newest: z.optional(z.nullable(bodyId('Oznaka ponude mora biti broj.'))),
  })
  .check(checkSums)

export type OfferInput = z.infer<typeof offerInput>

const offerDecline = z.object({ reason: optionalReason, wanted_total: optionalAmount('Iznos') })

export type OfferDecline = z.infer<typeof offerDecline>

const tag = 'Ponude'

export const offerCalls = {
  'GET /leads/:id/offers': {
    operationId: 'listOffers',
    who: ['couple', 'professional'],
    apiKey: 'read',
    tag,
    summary: 'Ponude jednog upita',
    description: 'Najnovija najprije. Otvorena ponuda kojoj je prošao zadnji dan ima status „expired”.',
    params: pathId,
    answer: { 200: listOf(offer) },
  },
  'POST /leads/:id/offers': {
    operationId: 'sendOffer',
    who: ['professional'],
    apiKey: 'write',
    tag,
    summary: 'Nova ponuda',
    description:
      'Zamjenjuje otvorenu ponudu istog upita. Ako je „replaces” naveden, a ta ponuda više nije otvorena ili je otvorena druga, ili je naveden „newest”, a u međuvremenu je na novu već odgovoreno, odgovor je 409 s kodom „conflict” i ništa se ne šalje. Novi upit time postaje „contacted”. Na rezervirani upit nova je ponuda dopuna: kad se prihvati, ona je dogovor. Iznosi imaju najviše dvije, a količine tri decimale; ništa se ne zaokružuje osim umnoška, na cent.',
    params: pathId,
    body: offerInput,
    takesIdempotencyKey: true,
    answer: { 201: single(offer) },
    rejectsConflicts: true,
    rejectsByState: true,
  },
  'GET /offers/latest': {
    operationId: 'getLatestOffer',
    who: ['professional'],
    apiKey: 'read',
    tag,
    summary: 'Zadnja vlastita ponuda',
    description: 'Kao polazište za novu: zadnja ponuda bilo kojem paru. Ako nema nijedne, null.',
    answer: { 200: single(z.nullable(offer)) },
  },
  'GET /offers/:id': {
    operationId: 'getOffer',
    who: ['couple', 'professional'],
    apiKey: 'read',
    tag,
    summary: 'Jedna ponuda, s obje strane',
    description: 'Za ispis. Telefon je naveden otkad je dan rezerviran.',
    params: pathId,
    answer: { 200: single(offerDocument) },
  },
  'POST /offers/:id/accept': {
    operationId: 'acceptOffer',
    who: ['couple'],
    tag,
    summary: 'Prihvaćanje ponude',
    description:
      'Dogovor obje strane: u istom trenutku ponuda je prihvaćena, upit rezerviran, a dan upisan u kalendar. Ako je dan u međuvremenu zauzet, odgovor je 409 s kodom „overlap” i ništa se ne mijenja. Ponuda koja više nije otvorena odgovara s 422 i rečenicom o tome što je s njom; tko ponovi vlastito prihvaćanje, dobiva 200 i ništa se ne mijenja.',
    params: pathId,
    answer: { 200: single(offer) },
    rejectsOverlaps: true,
    rejectsByState: true,
  },
  'POST /offers/:id/decline': {
    operationId: 'declineOffer',
    who: ['couple'],
    tag,
    summary: 'Odbijanje ponude',
    description:
      'S razlogom i željenim iznosom, ako ih par želi reći. Upit ostaje otvoren, a dogovor koji već postoji ostaje kakav jest. Ponovljeno odbijanje ništa ne mijenja.',
    params: pathId,
    body: offerDecline,
    answer: { 200: single(offer) },
    rejectsByState: true,
  },
  'POST /offers/:id/withdraw': {
    operationId: 'withdrawOffer',
    who: ['professional'],
    apiKey: 'write',
    tag,
    summary: 'Povlačenje ponude',
    description: 'Dok čeka odgovor. Ponovljeno povlačenje ništa ne mijenja.',
    params: pathId,
    answer: { 200: single(offer) },
    rejectsByState: true,
  },
} satisfies Calls

import type { AllCalls } from '#contract/all-calls.ts'

/**
 * A sentence, with the unit where a value has one, and an example of the value. The sentence alone stands for an object
 * or a list of objects, whose examples are those of its fields.
 */
export type FieldDoc = string | readonly [description: string, example: unknown]

/** By the name of the field; one within another is `couple.name`, within each of a list `items.label`. */
export type FieldDocs = Readonly<Record<string, FieldDoc>>

/** The fields of a call's own; those of a schema with a name stand with the schema. */
interface CallDocs {
  query?: FieldDocs
  body?: FieldDocs
  answer?: FieldDocs
}

/**
 * The documentation of the fields of some calls. Not in `contract/`: the pages carry that to the browser, which has no
 * use for it.
 */
export interface DocsOfFields {
  /** By the path below the API's base until the parameter: `/leads/{id}`. */
  paths?: FieldDocs
  /** By the name of the schema in the document. */
  schemas?: Readonly<Record<string, FieldDocs>>
  calls?: Readonly<Partial<Record<keyof AllCalls, CallDocs>>>
}

export const createdAt: FieldDoc = ['Kad je nastalo, ISO 8601 u UTC-u.', '2027-03-15T11:00:00.000Z']
export const updatedAt: FieldDoc = ['Kad je zadnji put promijenjeno, ISO 8601 u UTC-u.', '2027-03-16T08:30:00.000Z']

export const replacedText: FieldDoc = [
  'Tekst umjesto kojega je ovaj, null ako ga nema. Ako je u međuvremenu drugi: 409. Izostavljeno: umjesto svakoga.',
  null,
]

export const replacedProfile: FieldDoc = [
  'Stanje profila (updated_at) umjesto kojega je ovo. Ako je u međuvremenu promijenjen: 409. Izostavljeno: umjesto svakoga.',
  null,
]

export const professionalId: FieldDoc = ['Oznaka pružatelja usluga.', 17]
/** One of that professional's; both are those of the demo marketplace, where an example can be tried as it stands. */
export const packageId = 29
export const companyName: FieldDoc = ['Naziv tvrtke pružatelja usluga.', 'Foto Val']

/** The same fields within another one. */
export const within = (name: string, docs: FieldDocs): FieldDocs =>
  Object.fromEntries(Object.entries(docs).map(([field, doc]) => [`${name}.${field}`, doc]))

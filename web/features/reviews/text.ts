import { formatQuantity } from '#contract/croatian.ts'
import { ownReviewPart } from '#contract/paths.ts'
import type { Review } from '#contract/reviews.ts'
import { inMonth } from '#web/lib/in-month.ts'

export const reviewerName = (couple: { name: string } | null) => couple?.name.trim() || 'Anonimno'

/** The first two letters of the name: `Ivana i Marko` → `IV`. */
export const initialsOf = (name: string) =>
  [...name.matchAll(/\p{L}/gu)]
    .slice(0, 2)
    .map(([letter]) => letter)
    .join('')
    .toLocaleUpperCase('hr')

export const reviewsText = (count: number) => formatQuantity(count, 'recenzija', 'recenzije', 'recenzija')

/** `5 zvjezdica`, `1 zvjezdica`, `3 zvjezdice` */
export const starsText = (stars: number) => formatQuantity(stars, 'zvjezdica', 'zvjezdice', 'zvjezdica')

/** The anchor of a couple's own review. */
export const MY_REVIEW = ownReviewPart.slice(1)

/** If the booking date is unknown, the sentence says that the month is the wedding's. */
export const verificationText = ({ booked_on, event_month }: NonNullable<Review['verified']>) =>
  booked_on === null
    ? `Rezervirano preko Zauvijeka za vjenčanje ${inMonth(event_month)}`
    : `Rezervirano preko Zauvijeka ${inMonth(booked_on)}`

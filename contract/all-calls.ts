import type { availabilityCalls } from './availability.ts'
import type { favoriteCalls } from './favorites.ts'

/** Every call of the API by its key; types alone, so that no page carries the schemas of calls that it makes. */
export type AllCalls = typeof availabilityCalls & typeof favoriteCalls

import type { availabilityCalls } from './availability.ts'
import type { favoriteCalls } from './favorites.ts'
import type { leadStreamCalls } from './lead-stream.ts'
import type { leadCalls } from './leads.ts'

/** Every call of the API by its key; types alone, so that no page carries the schemas of calls that it makes. */
export type AllCalls = typeof availabilityCalls & typeof favoriteCalls & typeof leadCalls & typeof leadStreamCalls

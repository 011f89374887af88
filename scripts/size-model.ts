/** Measured, with the command that measures it in docs/scaling.md. */
export const measured = {
  /** Milliseconds of processor time of server and database for a request, and its share of all requests. */
  requests: {
    ready: { share: 0.84, ms: 0.06 },
    made: { share: 0.09, ms: 4.5 },
    signedIn: { share: 0.04, ms: 0.5 },
    write: { share: 0.03, ms: 4.4 },
  },
  /** Bytes of a row with its part of the indexes. */
  rowBytes: {
    user: 318,
    professional: 4_573,
    facet: 174,
    /** The other kept numbers that a professional, and an entry of its calendar, count for. */
    sumsOfProfessional: 552,
    sumsOfEvent: 114,
    picture: 253,
    package: 304,
    event: 283,
    lead: 601,
    message: 621,
    offer: 2_510,
    offerItem: 472,
    review: 230,
  },
  /** Writes to the disk for an enquiry with its mail, the dearest of what is written: syncs of the log, and pages. */
  diskWritesOfWrite: 3.8,
  /** Connections of a node of four processes. */
  connectionsOfNode: 42,
} as const

/** Not measured: replace them by those of your own site. */
export const assumed = {
  requestsOfWedding: 12_000,
  leadsOfWedding: 8,
  messagesOfLead: 5,
  offersOfLead: 0.4,
  itemsOfOffer: 3,
  reviewsOfWedding: 2,
  facetsOfProfessional: 5,
  picturesOfProfessional: 20,
  packagesOfProfessional: 3,
  eventsOfProfessional: 60,
  /** The upright master and all widths in two formats. */
  pictureBytes: 2_500_000,
  januaryShare: 0.16,
  /** The busiest day of a week beside the mean one, and the busiest hour's share of its day. */
  sundayFactor: 1.6,
  hourShare: 0.1,
  /** The processors may be so busy in that hour. */
  utilisation: 0.4,
  coresOfNode: 4,
  /** The primary and two copies. */
  copies: 3,
  years: 5,
  /** Euros a month, low and high, as of November 2026: a core with 4 GB, a GB of fast disk, a GB in a bucket. */
  prices: { core: [5, 25], diskGb: [0.05, 0.15], bucketGb: [0.005, 0.025] },
} as const

export interface Market {
  name: string
  /** A year. */
  weddings: number
  professionals: number
}

export const markets: readonly Market[] = [
  { name: 'a town', weddings: 500, professionals: 250 },
  { name: 'Croatia', weddings: 40_000, professionals: 20_000 },
  { name: 'Europe', weddings: 2_000_000, professionals: 1_000_000 },
]

/** Milliseconds of processor time of a request in the mean. */
export const msOfRequest = (): number =>
  Object.values(measured.requests).reduce((sum, { share, ms }) => sum + share * ms, 0)

/** Bytes that a wedding leaves in the database. */
export function bytesOfWedding(): number {
  const { rowBytes: row } = measured
  const { leadsOfWedding, messagesOfLead, offersOfLead, itemsOfOffer, reviewsOfWedding } = assumed
  const offer = row.offer + itemsOfOffer * row.offerItem
  const lead = row.lead + messagesOfLead * row.message + offersOfLead * offer
  return row.user + leadsOfWedding * lead + reviewsOfWedding * row.review
}

/** Bytes of a professional in the database: the profile, and the calendar of a year. */
export function bytesOfProfessional(): { profile: number; year: number } {
  const { rowBytes: row } = measured
  const { facetsOfProfessional, picturesOfProfessional, packagesOfProfessional, eventsOfProfessional } = assumed
  const parts =
    facetsOfProfessional * row.facet + picturesOfProfessional * row.picture + packagesOfProfessional * row.package
  return {
    profile: row.user + row.professional + row.sumsOfProfessional + parts,
    year: eventsOfProfessional * (row.event + row.sumsOfEvent),
  }
}

/** The needs of a market in the busiest hour of January, with the data of some years. */
export function sizeOf({ weddings, professionals }: Market) {
  const { januaryShare, sundayFactor, hourShare, utilisation, coresOfNode } = assumed
  const { copies, years, prices, pictureBytes, picturesOfProfessional } = assumed
  const busiestHour = ((weddings * assumed.requestsOfWedding * januaryShare) / 31) * sundayFactor * hourShare
  const requestsPerSecond = busiestHour / 3_600
  const cores = (requestsPerSecond * msOfRequest()) / 1_000 / utilisation
  // A second one, so that one can be restarted.
  const nodes = Math.max(2, Math.ceil(cores / coresOfNode))
  const { profile, year } = bytesOfProfessional()
  const databaseGb = (years * (weddings * bytesOfWedding() + professionals * year) + professionals * profile) / 1e9
  const picturesGb = (professionals * picturesOfProfessional * pictureBytes) / 1e9
  const allCores = nodes * coresOfNode + copies * Math.max(2, Math.ceil(cores / 2))
  const price = (end: 0 | 1) =>
    Math.round(
      allCores * prices.core[end] + copies * databaseGb * prices.diskGb[end] + picturesGb * prices.bucketGb[end],
    )
  return {
    requestsPerSecond,
    cores,
    nodes,
    connections: nodes * measured.connectionsOfNode,
    diskWritesPerSecond: requestsPerSecond * measured.requests.write.share * measured.diskWritesOfWrite,
    databaseGb,
    picturesGb,
    euros: [price(0), price(1)] as const,
  }
}

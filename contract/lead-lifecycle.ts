interface StatusRules<Status> {
  /** The label that the professional reads. */
  label: string
  /** The statuses that may follow. The server decides by this, and the professional's menu offers them. */
  next: readonly Status[]
  /**
   * A couple may have only one open lead per professional and day; `leads_one_open_a_day_key` uses the same statuses.
   */
  isOpen: boolean
  /** Whether the couple may still withdraw the lead. */
  isWithdrawable: boolean
  /** Whether the day is booked for this lead in the professional's calendar. */
  booksDay: boolean
  /** Whether the couple gets an e-mail when its lead reaches this status. */
  notifiesCouple: boolean
}

const defineLifecycle = <const Table extends { [Status in keyof Table]: StatusRules<keyof Table> }>(table: Table) =>
  table

/** Every status of a lead. Everything that depends on a status is derived from this table or tested against it. */
export const leadLifecycle = defineLifecycle({
  new: {
    label: 'Novo',
    next: ['contacted', 'rejected'],
    isOpen: true,
    isWithdrawable: true,
    booksDay: false,
    notifiesCouple: false,
  },
  contacted: {
    label: 'Kontaktirano',
    next: ['interested', 'booked', 'rejected'],
    isOpen: true,
    isWithdrawable: true,
    booksDay: false,
    notifiesCouple: true,
  },
  interested: {
    label: 'Zainteresirano',
    next: ['booked', 'rejected'],
    isOpen: true,
    isWithdrawable: true,
    booksDay: false,
    notifiesCouple: true,
  },
  booked: {
    label: 'Rezervirano',
    next: ['rejected'],
    isOpen: false,
    isWithdrawable: false,
    booksDay: true,
    notifiesCouple: true,
  },
  rejected: {
    label: 'Odbijeno',
    next: [],
    isOpen: false,
    isWithdrawable: false,
    booksDay: false,
    notifiesCouple: true,
  },
})

export type LeadStatus = keyof typeof leadLifecycle

/** In the order in which a lead passes through them. */
export const leadStatuses = Object.keys(leadLifecycle) as [LeadStatus, ...LeadStatus[]] // the table is not empty

type StatusesWith<Rule extends keyof StatusRules<LeadStatus>> = {
  [Status in LeadStatus]: (typeof leadLifecycle)[Status][Rule] extends true ? Status : never
}[LeadStatus]

/** A status that the couple is notified of. */
export type NotifiedStatus = StatusesWith<'notifiesCouple'>

export const notifiesCouple = (status: LeadStatus): status is NotifiedStatus => leadLifecycle[status].notifiesCouple

export const openStatuses = leadStatuses.filter((status) => leadLifecycle[status].isOpen)

export const withdrawableStatuses = leadStatuses.filter((status) => leadLifecycle[status].isWithdrawable)

/** The statuses in which a lead's day is booked. */
export const bookedStatuses = leadStatuses.filter((status) => leadLifecycle[status].booksDay)

export const nextStatusesOf = (status: LeadStatus): readonly LeadStatus[] => leadLifecycle[status].next

/** Nothing can follow, so it cannot be undone. */
export const isFinalStatus = (status: LeadStatus) => nextStatusesOf(status).length === 0

/** The professional has answered without refusing, and so counts on the lead. */
export const answeredStatuses = leadStatuses.filter((status) => notifiesCouple(status) && !isFinalStatus(status))

/** Booking a day, and anything that cannot be undone, has to be confirmed. */
export type ConfirmedStatus = {
  [Status in LeadStatus]: (typeof leadLifecycle)[Status] extends { booksDay: true } | { next: readonly [] }
    ? Status
    : never
}[LeadStatus]

export const needsConfirmation = (status: LeadStatus): status is ConfirmedStatus =>
  leadLifecycle[status].booksDay || isFinalStatus(status)

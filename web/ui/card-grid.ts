/** Columns for a few cards: two on a phone, or one if large text needs the whole width. */
export const cardGridClass = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3'

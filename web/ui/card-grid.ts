/** Columns for a few cards on a phone: two, and one where large letters need the whole width. */
export const cardGridClass = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3'

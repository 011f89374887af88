/** The longest span of the days of all, both ends included: two years. Apart, so that a page carries no schema. */
export const FREE_DAYS_MAX = 730

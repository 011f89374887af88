/**
 * The longest span for the free days of all professionals: two years, including both ends. A file of its own, so that a
 * page need not load the schema.
 */
export const FREE_DAYS_MAX = 730

/**
 * The settings that every connection of the product needs, in place of those that an operator may have set for the role or
 * the database. A connection sends them when it starts; a pooler in transaction mode makes them itself.
 */
export const sessionSettings = {
  TimeZone: 'UTC',
  // With another style, a day is not `2027-06-12`; the rest of the setting concerns other inputs.
  DateStyle: 'ISO',
  // How similar a name's word must be to a misspelt search word.
  'pg_trgm.word_similarity_threshold': '0.5',
  // After waiting for a lock, a statement has to see what was committed in the meantime.
  default_transaction_isolation: 'read committed',
}

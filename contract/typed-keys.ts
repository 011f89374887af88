/** The keys of a constant, which has no others than its type says. */
export const keysOf = <Key extends string>(constant: Readonly<Record<Key, unknown>>) => Object.keys(constant) as Key[]

/** A record with a value for each key. */
export const recordOf = <Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value> // `fromEntries` takes any string

/**
 * Tells the server that further attempts send the same thing. By random bytes, because `randomUUID` is missing where the
 * page does not come by HTTPS.
 */
export const newIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

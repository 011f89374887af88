/**
 * Tells the server that further attempts send the same thing. From random bytes, because `randomUUID` is not available
 * on pages without HTTPS.
 */
export const newIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

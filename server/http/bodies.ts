import type { App } from './app-type.ts'

/** Bytes of a body; uploads declare their own limit. */
export const DEFAULT_BODY_LIMIT = 64 * 1024

/** JSON alone is read. No body at all is fine: some clients announce JSON even when they send nothing. */
export function registerBodies(app: App): void {
  const parseJson = app.getDefaultJsonParser('remove', 'remove')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    // parseAs gives a string.
    else void parseJson(request, body as string, done)
  })
}

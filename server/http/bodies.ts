import { BODY_LIMIT } from '#contract/calls.ts'
import { AppError } from '#server/errors.ts'
import type { App } from './app-type.ts'
import { isOversizedJson } from './json-shape.ts'

/** In bytes. Clients may send an empty object to a call that takes no body. */
const NO_BODY_LIMIT = 1024

/** The most bytes of a body that the call reads. */
export const bodyLimitOf = ({ body, bodyLimit = BODY_LIMIT }: { body?: unknown; bodyLimit?: number }) =>
  body === undefined ? NO_BODY_LIMIT : bodyLimit

/** Only JSON is read. A missing body is fine, since some clients announce JSON even when they send nothing. */
export function registerBodies(app: App): void {
  const parseJson = app.getDefaultJsonParser('remove', 'remove')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = body as string // because of parseAs
    if (json.length === 0) done(null, undefined)
    else if (isOversizedJson(json)) done(new AppError('payload_too_large'))
    else void parseJson(request, json, done)
  })
}

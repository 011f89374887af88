import { BODY_LIMIT } from '#contract/calls.ts'
import { AppError } from '#server/errors.ts'
import type { App } from './app-type.ts'
import { isOversizedJson } from './json-shape.ts'

/** In bytes: a call without a body may be sent an empty object. */
const NO_BODY_LIMIT = 1024

/** The most bytes that a call reads of its body. */
export const bodyLimitOf = ({ body, bodyLimit = BODY_LIMIT }: { body?: unknown; bodyLimit?: number }) =>
  body === undefined ? NO_BODY_LIMIT : bodyLimit

/** JSON alone is read. No body at all is fine: some clients announce JSON even when they send nothing. */
export function registerBodies(app: App): void {
  const parseJson = app.getDefaultJsonParser('remove', 'remove')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = body as string // parseAs gives a string
    if (json.length === 0) done(null, undefined)
    else if (isOversizedJson(json)) done(new AppError('payload_too_large'))
    else void parseJson(request, json, done)
  })
}

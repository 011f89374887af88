import type { RenderedPage } from '#contract/page-environment.ts'

/** A page as the built renderer returns it. */
export const renderedPage = (body: string): RenderedPage => ({
  status: 200,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
  body,
})

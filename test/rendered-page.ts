import type { RenderedPage } from '#contract/page-environment.ts'

/** As the built pages' renderer gives a page. */
export const renderedPage = (body: string): RenderedPage => ({
  status: 200,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
  body,
})

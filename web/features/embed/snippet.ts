/** For the HTML of the professional's site. The height fits a six-week month with its legend on a phone. */
export const embedSnippet = (url: string) =>
  `<iframe src="${url}" title="Slobodni datumi" width="100%" height="580" style="border: 0; max-width: 36rem" loading="lazy"></iframe>`

/** Whether If-None-Match matches this body in any of its encodings. */
export function matchesEtag(ifNoneMatch: string | undefined, digest: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '')
    return tag === '*' || tag.replace(/^"|(-(br|gzip))?"$/g, '') === digest
  })
}

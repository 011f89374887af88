/** A company's own pages elsewhere, as a link and as people read it. */
export type OutsideLink = { href: string; text: string }

/** Only http and https, whatever stands in the database: any other scheme in a link is a way to run a script. */
export function websiteLink(website: string | null): OutsideLink | null {
  const url = website === null ? null : URL.parse(website)
  if (website === null || url === null || !/^https?:$/.test(url.protocol)) return null
  // The host as it was written: the parsed one shows šešir.hr as xn--eir-… to people.
  return {
    href: url.href,
    text: website
      .trim()
      .replace(/^https?:\/\/(www\.)?/i, '')
      .replace(/[/?#].*$/, ''),
  }
}

export function instagramLink(instagram: string | null): OutsideLink | null {
  const name = instagram?.trim().replace(/^@/, '')
  return name ? { href: `https://www.instagram.com/${encodeURIComponent(name)}/`, text: `@${name}` } : null
}

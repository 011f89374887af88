import { parseUrl } from '#contract/parse-url.ts'

/** A company's website or profile elsewhere: the address and a readable text. */
export type OutsideLink = { href: string; text: string }

/** Only http and https, whatever the database contains: any other scheme in a link could run a script. */
export function websiteLink(website: string | null): OutsideLink | null {
  const url = website === null ? null : parseUrl(website)
  if (website === null || url === null || !/^https?:$/.test(url.protocol)) return null
  // The host as typed, because the parsed one would be xn--eir-… for šešir.hr.
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

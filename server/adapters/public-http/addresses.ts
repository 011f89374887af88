import { Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

export interface Address {
  address: string
  family: number
}

/** The addresses of a name. */
export type ResolveHost = (hostname: string) => Promise<Address[]>

/**
 * Asks the name servers directly. The system's resolver would block one of the four threads on which passwords are
 * hashed and files are read for as long as a hostile name server does not answer, and it knows the names of our own
 * network.
 */
export function nameResolver(servers?: string[]): ResolveHost {
  return async (hostname) => {
    const resolver = new Resolver({ timeout: 2_000, tries: 2 })
    if (servers) resolver.setServers(servers)
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
    return answers.flatMap((answer, place) =>
      answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: place === 0 ? 4 : 6 })) : [],
    )
  }
}

const globalUnicast = ipaddr.parseCIDR('2000::/3')

/**
 * Whether it is an address of the public internet: not a private or local one, and not one that embeds another, as
 * IPv4-mapped, NAT64, 6to4 and Teredo addresses do.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(globalUnicast))
}

/**
 * Whether it is an address of this machine, which reaches itself at ports that a firewall closes to all others. One that
 * is translated on the way is not known here, and comes in through that firewall.
 */
export function isOwnAddress(text: string, interfaces = networkInterfaces()): boolean {
  const address = ipaddr.parse(text).toNormalizedString()
  const own = Object.values(interfaces).flatMap((of = []) => of)
  return own.some((one) => ipaddr.isValid(one.address) && ipaddr.parse(one.address).toNormalizedString() === address)
}

/**
 * Whether a port may be one of https that a stranger names: 443, and all that an ordinary account may open. What answers
 * by TLS at the others is mail, files or a shell, and counts the attempt as an attack of ours.
 */
export const isAllowedPort = ({ port }: URL): boolean => port === '' || Number(port) >= 1024

/** Without the brackets around an IPv6 address. */
const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

/**
 * The address as it is stored and sent to; null for one that can be nobody's on the open internet. Where its name leads is
 * looked up anew before each connection.
 */
export function publicAddressOf(text: string): string | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || !isAllowedPort(url)) return null
  const host = bare(url.hostname)
  const isPossible = isIP(host) === 0 ? /[^.]\.[^.]/.test(host) : isPublicAddress(host)
  if (!isPossible) return null
  url.hash = ''
  return url.href
}

/** The host's addresses that may be connected to; a host may be an address itself. */
export async function allowedAddresses(
  hostname: string,
  resolve: ResolveHost,
  isAllowed: (address: string) => boolean,
): Promise<Address[]> {
  const host = bare(hostname)
  const family = isIP(host)
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }]
  return addresses.filter(({ address }) => isAllowed(address))
}

/** A lookup for the connection that gives these addresses alone, even if the name has changed since. */
export function lookupAmong(addresses: [Address, ...Address[]]): LookupFunction {
  const [{ address, family }] = addresses
  return (_hostname, options, callback) => {
    if (options.all) callback(null, addresses)
    else callback(null, address, family)
  }
}

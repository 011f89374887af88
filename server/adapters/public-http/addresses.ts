import { Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import type { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

export interface Address {
  address: string
  family: number
}

/** Resolves a host name to its addresses. */
export type ResolveHost = (hostname: string) => Promise<Address[]>

/**
 * Queries the name servers directly. With the system's resolver, a hostile name server that does not answer would block
 * one of the four threads that also hash passwords and read files; it also knows the names of our own network.
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
 * Whether it is an address on the public internet: not private or local, and not one that embeds another, as
 * IPv4-mapped, NAT64, 6to4 and Teredo addresses do.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(globalUnicast))
}

/**
 * Whether it is an address of this machine, which could reach itself on ports that a firewall closes to everyone else.
 * An address translated on the way is unknown here and comes in through that firewall.
 */
export function isOwnAddress(text: string, interfaces: ReturnType<typeof networkInterfaces>): boolean {
  const address = ipaddr.parse(text).toNormalizedString()
  const own = Object.values(interfaces).flatMap((of = []) => of)
  return own.some((one) => ipaddr.isValid(one.address) && ipaddr.parse(one.address).toNormalizedString() === address)
}

/**
 * Whether a stranger may name this port for https: 443, and all ports that an ordinary account can open. TLS services
 * on other ports are mail, files or a shell, which would regard the attempt as an attack from us.
 */
export const isAllowedPort = ({ port }: URL): boolean => port === '' || Number(port) >= 1024

/** Without the brackets around an IPv6 address. */
const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

/**
 * The address as it is stored and used; null if it cannot be on the public internet. The host name is resolved again
 * before each connection.
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

/** The host's addresses to which connecting is allowed; a host may also be an address itself. */
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

/**
 * A lookup function for the connection that only returns these addresses, even if the name resolves differently by now.
 */
export function lookupAmong(addresses: [Address, ...Address[]]): LookupFunction {
  const [{ address, family }] = addresses
  return (_hostname, options, callback) => {
    if (options.all) callback(null, addresses)
    else callback(null, address, family)
  }
}

import { Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

export interface Address {
  address: string
  family: number
}

/** The addresses of a name. */
export type Resolve = (hostname: string) => Promise<Address[]>

/**
 * Asks the name servers itself. The system's own way would hold, as long as a hostile name server keeps silent, one of
 * the four threads on which passwords are hashed and files are read, and would know the names of our own network.
 */
export function nameResolver(servers?: string[]): Resolve {
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
 * Whether it is somebody's on the open internet: not ours, not a neighbour's, and not one that carries such a one in
 * itself, as IPv4-mapped, NAT64, 6to4 and Teredo addresses do.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(globalUnicast))
}

/** Without the brackets around an IPv6 address. */
const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

/** Those of the host's addresses that may be reached; a host may be an address itself. */
export async function allowedAddresses(
  hostname: string,
  resolve: Resolve,
  isAllowed: (address: string) => boolean,
): Promise<Address[]> {
  const host = bare(hostname)
  const family = isIP(host)
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }]
  return addresses.filter(({ address }) => isAllowed(address))
}

/** For a connection to one of these, whatever the name would mean by now. */
export function lookupAmong(addresses: [Address, ...Address[]]): LookupFunction {
  const [{ address, family }] = addresses
  return (_hostname, options, callback) => {
    if (options.all) callback(null, addresses)
    else callback(null, address, family)
  }
}

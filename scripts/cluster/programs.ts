import { existsSync, globSync } from 'node:fs'

/**
 * The Debian packages of which a cluster is made, with a file that each brings along.
 * @internal
 */
export const packages = {
  postgresql: '/usr/lib/postgresql/*/bin/initdb',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  'etcd-client': '/usr/bin/etcdctl',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
  'python3-aiosmtpd': '/usr/bin/aiosmtpd',
}

const isThere = (pattern: string) => (pattern.includes('*') ? globSync(pattern).length > 0 : existsSync(pattern))

/** Without one of them a cluster cannot be started, nor tested. */
export const findMissingPackages = (): string[] =>
  Object.entries(packages).flatMap(([name, pattern]) => (isThere(pattern) ? [] : [name]))

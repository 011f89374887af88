import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packages } from './programs.ts'

test.each([
  ['/usr/bin/patroni', '--version', 'patroni 3.'],
  ['/usr/bin/etcd', '--version', 'etcd Version: 3.'],
  ['/usr/sbin/pgbouncer', '--version', 'PgBouncer 1.'],
  ['/usr/sbin/haproxy', '-v', 'HAProxy version 2.'],
])('%s is of the generation that the cluster is made for', (program, question, answer) => {
  expect(execFileSync(program, [question], { encoding: 'utf8' })).toContain(answer)
})

test('CI installs every package whose absence would be named', () => {
  const installed = /^packages=\((.*)\)$/m.exec(readFileSync('.ci/run', 'utf8'))?.[1]
  expect(installed?.split(' ')).toEqual(Object.keys(packages))
})

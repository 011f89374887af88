import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { lacks } from './debian-programs.ts'
import { files, read } from './repository-files.ts'

const services = files.filter((file) => /^deploy\/[\w@-]+\.service$/.test(file))

/** The lines that restrict a service, without comments. */
const restrictionsOf = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) =>
      /^(?:NoNew|Capability|Ambient|Protect|Private|Lock|RemoveIPC|Restrict|SystemCall|UMask)\w*=/.test(line),
    )

test.each(services)('%s has every restriction of the main service', (service) => {
  const own = restrictionsOf(service)
  const missing = restrictionsOf('deploy/zauvijek.service').filter((line) => !own.includes(line))
  // It ends together with the private database, and must not remove its shared memory.
  expect(missing).toEqual(service === 'deploy/zauvijek.service' ? [] : ['RemoveIPC=yes'])
})

test.skipIf(lacks('systemd-analyze')).each(services)('%s is little exposed, as systemd counts it', (service) => {
  const counted = execFileSync('systemd-analyze', ['security', '--offline=true', '--no-pager', service], {
    encoding: 'utf8',
  })
  const figure = /Overall exposure level for [\w.@-]+: ([\d.]+)/.exec(counted)?.[1]
  expect(Number(figure)).toBeLessThanOrEqual(1.5)
})

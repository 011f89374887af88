import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeTestApp } from './app.ts'
import { debianPackages } from './debian-programs.ts'
import { files, read } from './repository-files.ts'

/** The operators' files must name this product's current metrics and variables. */
const deployed = files.filter((file) => file.startsWith('deploy/'))
const guide = 'docs/operations.md'

const { app, call, close } = await makeTestApp()
afterAll(close)
await call('GET', '/categories')
const metrics = (await app.inject('/metrics')).payload

/** Prometheus itself creates `up`. */
const realMetrics = new Set(['up'])
for (const [, name = '', type] of metrics.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
  for (const suffix of type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']) realMetrics.add(name + suffix)
}

const dashboard = z
  .object({
    panels: z.array(
      z.object({ id: z.int(), title: z.string(), targets: z.array(z.object({ refId: z.string(), expr: z.string() })) }),
    ),
  })
  .parse(JSON.parse(read('deploy/grafana-dashboard.json')))

const alerts = read('deploy/prometheus-alerts.yaml')
/** A rule's expression is on its line, or indented below a bar. */
const alertQueries = [...alerts.matchAll(/^ {8}expr: (?:\|\n((?: {10}.*\n)+)|(.*)\n)/gm)].map(
  ([, block, line]) => block ?? line ?? '',
)

const queries = [...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...alertQueries]

/** The names of series in a Prometheus query: words that are neither functions, operators nor labels. */
function seriesIn(query: string): string[] {
  const bare = query
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|without|on|ignoring) ?\([^)]*\)/g, '')
  return [...bare.matchAll(/\b(?!and\b)[a-z_]\w*\b(?!\s*\()/g)].map(([word]) => word)
}

const variables = new Set(
  [...read('server/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name ?? ''),
)

describe('the metrics', () => {
  test('each query names only series that the product has', () => {
    expect(alertQueries).toHaveLength([...alerts.matchAll(/- alert:/g)].length)
    expect(queries.length).toBeGreaterThan(20)
    const unknown = queries.flatMap((query) => seriesIn(query).filter((name) => !realMetrics.has(name)))
    expect(unknown).toEqual([])
    expect(queries.filter((query) => seriesIn(query).length === 0)).toEqual([])
  })

  test('the queries of the dashboard and the alerts together look at everything there is', () => {
    const seen = new Set(queries.flatMap(seriesIn))
    const unseen = [...realMetrics].filter((name) => !seen.has(name) && !name.endsWith('_sum'))
    expect(unseen).toEqual([])
  })

  test('a query filters by labels that there are', () => {
    const labels = new Set(['job', 'instance', 'le'])
    for (const [, name = ''] of metrics.matchAll(/[{,](\w+)="/g)) labels.add(name)
    const used = queries.flatMap((query) => [
      ...[...query.matchAll(/[{,] ?(\w+) ?(?:=~|!~|!=|=)/g)].map(([, name]) => name ?? ''),
      ...[...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(/, ?/)),
    ])
    expect(used.filter((name) => !labels.has(name))).toEqual([])
  })

  test('an alert that says a number says one that can differ', () => {
    // Prometheus returns the value of the first comparison, which is always 0 in `x == 0 and …`.
    const rules = alerts.split('- alert: ').filter((rule) => rule.includes('$value'))
    expect(rules.length).toBeGreaterThan(4)
    const constant = rules.filter((rule) => /^[^=<>]*[)\]}] == \d/.test(rule.replaceAll(/\{[^}]*\}/g, '{}')))
    expect(constant.map((rule) => rule.split('\n')[0])).toEqual([])
  })

  test('each panel has a number and a title of its own', () => {
    const { panels } = dashboard
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    expect(panels.filter(({ targets }) => targets.length === 0)).toEqual([])
  })

  test('the guide lists every metric and no other', () => {
    const listed = [...read(guide).matchAll(/^\| `(\w+)(?:\{[^}]*\})?`[^|]*\|[^|]*\|$/gm)].map(([, name]) => name ?? '')
    const real = [...metrics.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name ?? '')
    expect(listed.filter((name) => /[a-z]/.test(name)).toSorted()).toEqual(real.toSorted())
  })
})

test('the guide says of every alert how to react, and of no other', () => {
  const [, reactions = ''] = /^When an alert fires:\n([\s\S]*?)^## /m.exec(read(guide)) ?? []
  const named = [...reactions.matchAll(/`(Zauvijek\w+)`/g)].map(([, name]) => name ?? '')
  const real = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name ?? '')
  expect(named.toSorted()).toEqual(real.toSorted())
})

describe('the environment', () => {
  /**
   * Set for others than the product: glibc, the temporary directory, the database's image, compose's substitutions,
   * podman.
   */
  const foreign = new Set(['PATH', 'TMPDIR', 'DATABASE_PASSWORD', 'BASE', 'DISABLE_HC_SYSTEMD'])
  const given: Record<string, RegExp> = {
    'deploy/zauvijek.env': /^#?([A-Z][A-Z_]+)=/gm,
    'deploy/zauvijek.service': /^Environment=([A-Z_]+)=/gm,
    'deploy/zauvijek-backup.service': /^Environment=([A-Z_]+)=/gm,
    'deploy/compose.yaml': /^ {6}([A-Z][A-Z_]+):|\$\{([A-Z_]+)/gm,
    'deploy/Containerfile': /^(?:ENV| {4}) ?([A-Z][A-Z_]+)=/gm,
    [guide]: /`([A-Z][A-Z_]*_[A-Z_]+|PORT|HOST|DEMO)(?:=[^`]*)?`/g,
  }
  test.each(Object.entries(given))('%s names only variables that the product reads', (file, pattern) => {
    const names = [...read(file).matchAll(pattern)].map(([, first, second]) => first ?? second ?? '')
    expect(names.length).toBeGreaterThan(0)
    const unknown = names.filter(
      (name) => !variables.has(name) && !foreign.has(name) && !/^(POSTGRES|MALLOC)_/.test(name),
    )
    expect(unknown).toEqual([])
  })
})

test('a nightly backup deletes those of thirty days ago, and what is left of one that was killed', () => {
  const unit = read('deploy/zauvijek-backup.service')
  const [, words = ''] = /^ExecStartPost=\/usr\/bin\/find \/var\/backups\/zauvijek (.*)$/m.exec(unit) ?? []
  const folder = mkdtempSync(join(tmpdir(), 'zauvijek-backups-'))
  const ages = { 'old.tar.gz': 31, 'killed.tar.gz.4711.unfinished': 31, 'new.tar.gz': 29, 'notes.txt': 31 }
  for (const [name, days] of Object.entries(ages)) {
    writeFileSync(join(folder, name), '')
    const at = Date.now() / 1000 - days * 86_400
    utimesSync(join(folder, name), at, at)
  }
  execFileSync('find', [folder, ...words.split(' ')])
  expect(readdirSync(folder).toSorted()).toEqual(['new.tar.gz', 'notes.txt'])
  rmSync(folder, { recursive: true })
})

test('the database of compose is healthy once the product can connect, not while its image sets it up', () => {
  // That server of the image listens on its socket alone, and is stopped again.
  const [, command = '[]'] = /test: (\['CMD', 'pg_isready'.*\])$/m.exec(read('deploy/compose.yaml')) ?? []
  expect(command).toContain(`'-h', '127.0.0.1'`)
})

test.each(['deploy/compose.yaml', 'deploy/cluster/patroni.yml', guide])(
  'the PostgreSQL of %s quotes no rejected row, and so nobody’s address, in its log',
  (file) => expect(read(file)).toMatch(/^[^#\n]*\blog_error_verbosity ?[:=] ?'?terse/m),
)

describe('the container', () => {
  const compose = read('deploy/compose.yaml')

  test('podman-compose 1.0.3, which Debian has, takes compose.yaml as it is meant', () => {
    // podman-compose passes `${NAME:-}` on literally, and breaks commands that need quoting.
    expect(compose).not.toMatch(/\$\{\w+:?-\}/)
    const checks = [...compose.matchAll(/^ +test: \['CMD', (.*)\]$/gm)].map(([, words = '']) => words.split(', '))
    expect(checks).toHaveLength([...compose.matchAll(/^ {4}healthcheck:$/gm)].length)
    expect(checks.flat().filter((word) => !/^'[\w./-]+'$/.test(word))).toEqual([])
  })

  test('its health is checked in one way', () => {
    const [, command] = /HEALTHCHECK .*\\\n {2}CMD \[(.*)\]/.exec(read('deploy/Containerfile')) ?? []
    expect(compose).toContain(`test: ['CMD', ${command?.replaceAll('"', "'")}]`)
  })
})

describe('what is named', () => {
  const all = [...deployed, guide]

  test('paths of the product are routed', () => {
    const named = all.flatMap((file) =>
      [...read(file).matchAll(/(?<![\w.-])(\/(?:api\/v1\/[a-z/-]+|metrics|readyz|healthz))\b/g)].map(
        ([, path = '']) => path,
      ),
    )
    expect(named).toEqual(expect.arrayContaining(['/metrics', '/readyz', '/api/v1/leads/stream', '/api/v1/login']))
    const methods = ['GET', 'POST'] as const
    expect(named.filter((url) => !methods.some((method) => app.hasRoute({ method, url })))).toEqual([])
  })

  test('files of the repository are there', () => {
    const named = all.flatMap((file) =>
      [
        ...read(file).matchAll(/(?<![\w/.-])((?:deploy|scripts|server|docs)\/[\w.-]*\.\w+|deploy\/Containerfile)\b/g),
      ].map(([, path = '']) => path),
    )
    expect(named).toEqual(expect.arrayContaining(['server/main.ts', 'scripts/backup.ts', 'deploy/Containerfile']))
    expect(named.filter((path) => !files.includes(path))).toEqual([])
  })

  test('commands of npm are there', () => {
    const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')))
    const named = all.flatMap((file) =>
      [...read(file).matchAll(/npm run (?:-s )?([a-z:-]*[a-z])/g)].map(([, name = '']) => name),
    )
    expect(named).toEqual(expect.arrayContaining(['backup', 'restore', 'admin:create', 'build']))
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test('CI installs the programs that these files are tried with', () => {
    const installed = /^packages\+=\((.*)\)$/m.exec(read('.ci/run'))?.[1]
    expect(installed?.split(' ')).toEqual([...new Set(Object.values(debianPackages))])
  })

  test('the guide leads to every file for those who run the product', () => {
    expect(deployed.filter((file) => !read(guide).includes(file))).toEqual([])
  })
})

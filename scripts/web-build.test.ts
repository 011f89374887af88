import { globSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { files, importsOf, read } from '#test/repository-files.ts'
import { isSource } from './web-build.ts'

const known = new Set(files)
const configs = ['vite.config.ts', 'react-router.config.ts']

/** The repository's file behind an import as written, or undefined where it is a package's or a virtual module. */
function resolveImport(from: string, specifier: string): string | undefined {
  const [path = ''] = specifier.split('?')
  if (path.startsWith('#')) return path.slice(1)
  return path.startsWith('.') ? posix.join(posix.dirname(from), path) : undefined
}

/** Every module that is reached from these, themselves included. */
function reachedFrom(entries: string[]): Set<string> {
  const reached = new Set(entries)
  for (const file of reached) {
    for (const specifier of importsOf(file)) {
      const imported = resolveImport(file, specifier)
      if (imported !== undefined && known.has(imported)) reached.add(imported)
    }
  }
  return reached
}

test('the stamp covers every module that the configuration of the build reaches', () => {
  const reached = [...reachedFrom(configs)]
  expect(reached.length).toBeGreaterThan(5)
  expect(reached.filter((file) => !isSource(file))).toEqual([])
})

test('the stamp covers every module and style of the pages', () => {
  const entries = globSync('web/{root,entry.client,entry.server,routes/**/*}.tsx').map((file) =>
    file.replaceAll('\\', '/'),
  )
  const reached = [...reachedFrom([...entries, 'web/routes.ts', 'web/service-worker/worker.ts'])]
  expect(reached.length).toBeGreaterThan(100)
  expect(reached.filter((file) => !isSource(file))).toEqual([])
})

test('the stamp covers every folder that a plugin reads, and the aliases of imports', () => {
  const plugins = [...reachedFrom(configs)].filter((file) => file.startsWith('scripts/'))
  const folders = plugins.flatMap((file) =>
    [...read(file).matchAll(/import\.meta\.dirname, '(?:\.\.', '|\.\.\/)(\w+)/g)].map(([, folder = '']) => folder),
  )
  expect(folders.length).toBeGreaterThan(0)
  expect(folders.filter((folder) => !isSource(`${folder}/any.ts`))).toEqual([])
  expect(['package.json', 'package-lock.json', 'tsconfig.json'].filter((file) => !isSource(file))).toEqual([])
})

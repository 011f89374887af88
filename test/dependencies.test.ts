import { expect, test } from 'vitest'
import { z } from 'zod'
import { read } from './repository-files.ts'

const names = z.record(z.string(), z.string())
const { dependencies, optionalDependencies } = z
  .object({ dependencies: names, optionalDependencies: names })
  .parse(JSON.parse(read('package.json')))
const { packages } = z
  .object({
    packages: z.record(z.string(), z.object({ license: z.optional(z.string()), dev: z.optional(z.boolean()) })),
  })
  .parse(JSON.parse(read('package-lock.json')))

/** Package and licence of each row. */
const rows = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` +\| ([^|]+?) +\|/gm)].map(
  ([, name = '', licence]) => ({
    name,
    licence,
  }),
)

test('each package that is deployed says why in docs/dependencies.md, and under which licence', () => {
  const deployed = [...Object.keys(dependencies), ...Object.keys(optionalDependencies)]
  expect(rows.map(({ name }) => name).toSorted()).toEqual(deployed.toSorted())
  for (const { name, licence } of rows)
    expect([name, licence]).toEqual([name, packages[`node_modules/${name}`]?.license])
})

test('tools and pages are built before, and not installed where the product runs', () => {
  const built = ['react', 'react-dom', 'react-router', 'vite', 'tailwindcss', '@react-router/dev', '@mdi/js']
  expect(built.filter((name) => packages[`node_modules/${name}`]?.dev !== true)).toEqual([])
})

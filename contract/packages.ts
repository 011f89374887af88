import * as z from 'zod/mini'
import { amount } from './amount.ts'
import type { Calls } from './calls.ts'
import { replacedInstant } from './instant.ts'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'
import { MAX_PACKAGES, packageLimits, packageUnits } from './package-prices.ts'
import { single } from './page.ts'
import { professional } from './professionals.ts'
import { bodyId, pathId } from './query.ts'
import { cleanText, optionalText, requiredName } from './text.ts'

const includesMessage = `Najviše ${packageLimits.includes} stavki.`

/** A line left empty in a form is ignored. */
const includes = z
  .pipe(
    z.pipe(
      z.nullish(z.array(z.string({ error: 'Upišite stavku.' }), { error: 'Navedite što paket uključuje.' })),
      z.transform((lines) => (lines ?? []).map((line) => cleanText(line).replaceAll(/\s+/g, ' ')).filter(Boolean)),
    ),
    z
      .array(
        z
          .string()
          .check(z.maxLength(packageLimits.include, { error: `Najviše ${packageLimits.include} znakova po stavci.` })),
      )
      .check(z.maxLength(packageLimits.includes, { error: includesMessage })),
  )
  .register(jsonSchemaOverrides, {
    type: 'array',
    maxItems: packageLimits.includes,
    items: { type: 'string', maxLength: packageLimits.include },
  })

export const packageInput = z.object({
  /** The id of an existing package; without it, or with one that no longer exists, the package is new. */
  id: z.nullish(bodyId('Oznaka paketa nije ispravna.')),
  name: requiredName(packageLimits.name),
  price: amount,
  unit: z.enum(packageUnits, { error: 'Odaberite na što se cijena odnosi.' }),
  description: optionalText(packageLimits.description),
  includes,
})

export type PackageInput = z.infer<typeof packageInput>

export const packagesInput = z.object({
  packages: z
    .array(packageInput, { error: 'Navedite pakete.' })
    .check(z.maxLength(MAX_PACKAGES, { error: `Možete imati najviše ${MAX_PACKAGES} paketa.` })),
  replaces: replacedInstant,
})

export type PackagesInput = z.infer<typeof packagesInput>

export const packageCalls = {
  'PUT /professionals/:id/packages': {
    operationId: 'updatePackages',
    who: ['professional'],
    apiKey: 'write',
    tag: 'Pružatelji usluga',
    summary: 'Vlastiti paketi',
    description:
      'Svi odjednom, svojim redom: paket naveden sa svojom oznakom („id”) zadržava je, a onaj koji nije naveden briše se. Cjenovni raspon profila ostaje kakav jest.',
    params: pathId,
    body: packagesInput,
    answer: { 200: single(professional) },
    rejectsConflicts: true,
  },
} satisfies Calls

import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { comparedText } from './compared-text.ts'
import { MAX_EMBED_HOSTS, readEmbedHost } from './embed-hosts.ts'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'
import { namedSchemas } from './named-schemas.ts'
import { single } from './page.ts'

/** A professional's calendar on its own site. */
export const calendarEmbed = z
  .object({
    enabled: z.boolean(),
    /** The hosts that may embed it, as a policy names them; they stay while it is off. */
    hosts: z.array(z.string()),
    /** The address for the site's `iframe`. */
    url: z.string(),
  })
  .register(namedSchemas, { id: 'CalendarEmbed' })

export type CalendarEmbed = z.infer<typeof calendarEmbed>

const hostsMessage = 'Navedite adrese svojih stranica, npr. www.foto-val.hr.'

const hosts = z
  .pipe(
    z.array(z.string({ error: hostsMessage }), { error: hostsMessage }),
    z.transform((typed, ctx): string[] => {
      const lines = typed.map((text) => text.trim()).filter((text) => text !== '')
      const refuse = (message: string) => {
        ctx.issues.push({ code: 'custom', input: typed, message })
        return z.NEVER
      }
      if (typed.length > 100) return refuse(`Može ih biti najviše ${MAX_EMBED_HOSTS}.`)
      const read = lines.map(readEmbedHost)
      const wrong = lines[read.indexOf(null)]
      if (wrong !== undefined) {
        const shown = wrong.length > 60 ? `${wrong.slice(0, 60)}…` : wrong
        return refuse(`„${shown}” nije adresa stranice. Potrebna je javna adresa s https, npr. www.foto-val.hr.`)
      }
      const found = [...new Set(read.filter((host) => host !== null))]
      return found.length > MAX_EMBED_HOSTS ? refuse(`Može ih biti najviše ${MAX_EMBED_HOSTS}.`) : found
    }),
  )
  .register(jsonSchemaOverrides, { type: 'array', items: { type: 'string' }, maxItems: MAX_EMBED_HOSTS })

export const embedInput = z
  .object({
    enabled: z.boolean({ error: 'Odaberite smije li se kalendar prikazivati.' }),
    hosts,
    /** The settings that the change replaces, as its author has read them. Without them, the change replaces any. */
    replaces: z.optional(
      z.nullable(z.object({ enabled: z.boolean(), hosts: z.array(comparedText).check(z.maxLength(100)) })),
    ),
  })
  .check(
    z.refine(({ enabled, hosts: given }) => !enabled || given.length > 0, { path: ['hosts'], error: hostsMessage }),
  )

export type EmbedInput = z.infer<typeof embedInput>

export const embedCalls = {
  'GET /embed': {
    operationId: 'getCalendarEmbed',
    who: ['professional'],
    tag: 'Kalendar',
    summary: 'Kalendar za vlastitu stranicu',
    description: 'Smije li se prikazivati i na kojim stranicama.',
    answer: { 200: single(calendarEmbed) },
  },
  'PUT /embed': {
    operationId: 'updateCalendarEmbed',
    who: ['professional'],
    tag: 'Kalendar',
    summary: 'Dopuštanje kalendara na vlastitoj stranici',
    description: `Najviše ${MAX_EMBED_HOSTS} stranica, po poslužitelju. Na drugima ga preglednik ne prikazuje. Kalendar se vidi dok je profil objavljen.`,
    body: embedInput,
    answer: { 200: single(calendarEmbed) },
    rejectsConflicts: true,
  },
} satisfies Calls

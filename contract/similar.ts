import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { listOf } from './page.ts'
import { professional } from './professionals.ts'
import { pathId, queryDay } from './query.ts'

export const MAX_SIMILAR = 6

export const similarCalls = {
  'GET /professionals/:id/similar': {
    operationId: 'listSimilarProfessionals',
    who: 'everyone',
    apiKey: 'read',
    isConditional: true,
    tokenIsOptional: true,
    tag: 'Pružatelji usluga',
    summary: 'Slični pružatelji usluga',
    description:
      'Najviše šest iz iste kategorije: najprije oni koji su toga dana slobodni, zatim oni bez podatka za taj dan; zauzetih nema. Unutar toga najprije iz istoga grada, zatim sličnih cijena, zatim po ocjeni.',
    params: pathId,
    query: z.object({ date: queryDay }),
    answer: { 200: listOf(professional) },
  },
} satisfies Calls

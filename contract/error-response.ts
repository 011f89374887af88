import * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/** The content of an answer with one of these errors. */
export const errorResponseOf = (codes: readonly ErrorCode[]) =>
  z.object({
    message: z.string().check(z.meta({ description: 'Rečenica za osobu.', examples: ['Provjerite označena polja.'] })),
    code: z
      .enum(codes)
      .check(z.meta({ description: 'Riječ za program; po njoj se grana.', examples: codes.slice(0, 1) })),
    ...((codes.includes('invalid') || codes.includes('overlap')) && {
      errors: z.optional(
        z.record(z.string(), z.array(z.string())).check(
          z.meta({
            description:
              'Rečenice po poljima; polje unutar drugoga ima točku u nazivu. Nema ih kad greška nije u polju.',
            examples: [{ event_date: ['Ovo polje je obavezno.'] }],
          }),
        ),
      ),
    }),
  })

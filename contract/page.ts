import * as z from 'zod/mini'

export const pageOf = <T extends z.core.$ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    current_page: z.int(),
    last_page: z.int(),
    per_page: z.int(),
    total: z.int(),
  })

/** A page of a list whose rows may leave it while it is read. */
export const placedPageOf = <T extends z.core.$ZodType>(item: T) =>
  z.extend(pageOf(item), {
    /** The `after` of the next page; null on the last one. */
    next_after: z.nullable(z.string()),
  })

export type PageOf<T> = {
  data: T[]
  current_page: number
  last_page: number
  per_page: number
  total: number
}

export type PlacedPageOf<T> = PageOf<T> & { next_after: string | null }

export type PageQuery = { page: number; per_page: number }

/** With `after` a page begins behind that place, wherever the rows before it are by now. */
export type PlacedPageQuery = PageQuery & { after?: string | undefined }

export const single = <T extends z.core.$ZodType>(item: T) => z.object({ data: item })

export const listOf = <T extends z.core.$ZodType>(item: T) => z.object({ data: z.array(item) })

/** A page past the last one is an empty list, and the last page of nothing is the first. */
export const createPage = <T>(data: T[], total: number, { page, per_page }: PageQuery): PageOf<T> => ({
  data,
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / per_page)),
  per_page,
  total,
})

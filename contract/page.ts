import * as z from 'zod/mini'

export const pageOf = <T extends z.core.$ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    current_page: z.int(),
    last_page: z.int(),
    per_page: z.int(),
    total: z.int(),
  })

/** A page of a list from which rows may disappear while it is being read. */
export const placedPageOf = <T extends z.core.$ZodType>(item: T) =>
  z.extend(pageOf(item), {
    /** The `after` value for the next page; null on the last page. */
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

/** With `after`, a page begins behind that place, wherever the earlier rows are by now. */
export type PlacedPageQuery = PageQuery & { after?: string | undefined }

export const single = <T extends z.core.$ZodType>(item: T) => z.object({ data: item })

export const listOf = <T extends z.core.$ZodType>(item: T) => z.object({ data: z.array(item) })

/** A page past the end is an empty list, and an empty list has one page. */
export const createPage = <T>(data: T[], total: number, { page, per_page }: PageQuery): PageOf<T> => ({
  data,
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / per_page)),
  per_page,
  total,
})

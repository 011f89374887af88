import * as z from 'zod/mini'

export const pageOf = <T extends z.core.$ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    current_page: z.int(),
    last_page: z.int(),
    per_page: z.int(),
    total: z.int(),
  })

export type PageOf<T> = {
  data: T[]
  current_page: number
  last_page: number
  per_page: number
  total: number
}

export type PageQuery = { page: number; per_page: number }

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

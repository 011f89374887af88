import { createContext, data, type RouterContextProvider } from 'react-router'
import { zagrebDayOf, type CalendarDay } from '#contract/calendar-day.ts'
import type { PageEnvironment } from '#contract/page-environment.ts'
import { ApiError, call, type CallApi, createCall, isCallFailure } from '#web/call.ts'
import { failureMessage } from './failure.ts'

export type LoadFailure = { message: string }

export type LoadTools = {
  call: CallApi
  today: CalendarDay
  /** Origin of the site as people see it. */
  publicUrl: string
}

/** Set on every request that the server renders. */
export const pageEnvironment = createContext<PageEnvironment>()

/** A loader's tools while the server renders. */
export function serverTools(context: Readonly<RouterContextProvider>): LoadTools {
  const { transport, today, publicUrl } = context.get(pageEnvironment)
  return { call: createCall(transport), today, publicUrl }
}

/** The same in the browser. */
export const browserTools = (): LoadTools => ({
  call,
  today: zagrebDayOf(new Date()),
  publicUrl: location.origin,
})

/**
 * Awaits a loader's calls and throws a refused one as the response that the error boundary shows. `fallback` is the
 * sentence for a refusal without one.
 */
export async function loadPage<T>(work: Promise<T>, fallback?: string): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!isCallFailure(error)) throw error
    const status = error instanceof ApiError ? error.status : 503
    throw data({ message: failureMessage(error, fallback) } satisfies LoadFailure, { status })
  }
}

/** The sentence of a refused call, as `loadPage` has thrown it or the router has handed it on; undefined for any other error. */
export const thrownMessage = (error: unknown): string | undefined =>
  (error as { data?: Partial<LoadFailure> | null } | null)?.data?.message

/** Whether an error leaves the rest of the page whole. An expired session does not. */
export const concernsPart = (error: unknown) =>
  isCallFailure(error) && !(error instanceof ApiError && error.status === 401)

/**
 * Loads a part that the page can do without: null when it was refused or the network failed. An expired session is
 * thrown all the same.
 */
export async function loadOptional<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (!concernsPart(error)) throw error
    return null
  }
}

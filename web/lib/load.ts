import { createContext, data, type RouterContextProvider } from 'react-router'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { PageEnvironment } from '#contract/page-environment.ts'
import { ApiError, call, type CallApi, createCall, isCallFailure } from '#web/call.ts'
import { failureMessage } from './failure.ts'
import { serverToday } from './server-time.ts'

export type LoadFailure = { message: string }

export type LoadTools = {
  call: CallApi
  today: CalendarDay
  /** The site's public origin. */
  publicUrl: string
}

/** Set for every request that the server renders. */
export const pageEnvironment = createContext<PageEnvironment>()

/** A loader's tools on the server. */
export function serverTools(context: Readonly<RouterContextProvider>): LoadTools {
  const { transport, today, publicUrl } = context.get(pageEnvironment)
  return { call: createCall(transport), today, publicUrl }
}

/** A loader's tools in the browser. */
export const browserTools = (): LoadTools => ({
  call,
  today: serverToday(),
  publicUrl: location.origin,
})

/**
 * Awaits a loader's calls; throws a refused one as the response that the error boundary shows. `fallback` is the
 * message for a refusal without one.
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

/** The message of a refused call, as thrown by `loadPage` or passed on by the router; undefined for any other error. */
export const thrownMessage = (error: unknown): string | undefined =>
  (error as { data?: Partial<LoadFailure> | null } | null)?.data?.message

/** Whether the rest of the page can be shown despite this error. Not if the session has expired. */
export const concernsPart = (error: unknown) =>
  isCallFailure(error) && !(error instanceof ApiError && error.status === 401)

/**
 * Loads a part that the page can do without: null if the call was refused or the network failed. Still throws if the
 * session has expired.
 */
export async function loadOptional<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (!concernsPart(error)) throw error
    return null
  }
}

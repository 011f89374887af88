import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { Access, CallKey, KeyScope, Method } from '#contract/calls.ts'
import { API_BASE } from '#contract/paths.ts'

export interface RegisteredCall {
  key: CallKey
  method: Method
  path: string
  who: Access
  apiKey: KeyScope | undefined
  /** In bytes. */
  bodyLimit: number | undefined
  hasRateLimit: boolean
  body: z.ZodMiniType | undefined
}

/** Every API call that Fastify registers while `build` runs, with its access rule. */
export async function registeredCallsOf<T>(build: () => Promise<T>): Promise<[T, RegisteredCall[]]> {
  const calls: RegisteredCall[] = []
  const onInstance = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ url, method, config, bodyLimit, schema }) => {
      // Fastify adds HEAD to each GET; the catch-all answers everything that is not a call.
      if (!url.startsWith(`${API_BASE}/`) || url.includes('*') || method === 'HEAD' || !config?.access) return
      const path = url.slice(API_BASE.length)
      const key = `${method as Method} ${path}` as CallKey
      calls.push({
        key,
        method: method as Method,
        path,
        who: config.access,
        apiKey: config.apiKey,
        bodyLimit,
        hasRateLimit: config.rateLimit !== undefined,
        body: schema?.body as z.ZodMiniType | undefined, // as declared by the calls
      })
    })
  }
  subscribe('fastify.initialization', onInstance)
  const built = await build().finally(() => unsubscribe('fastify.initialization', onInstance))
  return [built, calls]
}

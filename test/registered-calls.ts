import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import type { Access, CallKey, Method } from '#contract/calls.ts'
import { API_BASE } from '#contract/paths.ts'

export interface RegisteredCall {
  key: CallKey
  method: Method
  path: string
  who: Access
}

/** Every call of the API that Fastify registers while `build` runs, with those who may make it. */
export async function registeredCallsOf<T>(build: () => Promise<T>): Promise<[T, RegisteredCall[]]> {
  const calls: RegisteredCall[] = []
  const onInstance = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ url, method, config }) => {
      // Fastify adds HEAD to each GET by itself; the catch-all answers what is no call.
      if (!url.startsWith(`${API_BASE}/`) || url.includes('*') || method === 'HEAD' || !config?.access) return
      const path = url.slice(API_BASE.length)
      calls.push({ key: `${method as Method} ${path}` as CallKey, method: method as Method, path, who: config.access })
    })
  }
  subscribe('fastify.initialization', onInstance)
  const built = await build().finally(() => unsubscribe('fastify.initialization', onInstance))
  return [built, calls]
}

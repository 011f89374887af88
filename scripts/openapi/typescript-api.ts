import { registerHooks } from 'node:module'

/**
 * Lets generators of clients, once imported, have the programming interface of TypeScript, which its version 7 no longer
 * has: they get the one that `@ts-morph/common` carries.
 */
export function provideTypeScriptApi(): void {
  const url = import.meta.resolve('./typescript-in-javascript.ts')
  registerHooks({
    resolve: (specifier, context, nextResolve) =>
      specifier === 'typescript' ? { url, shortCircuit: true } : nextResolve(specifier, context),
  })
}

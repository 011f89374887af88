import type { Plugin } from 'vite'
import router from '../react-router.config.ts'

interface Fact {
  /** What stands in React Router's modules. */
  expression: RegExp
  /** What it always is here. */
  value: string
}

/** Routes are all known from the start; nothing is discovered on the way. */
const discovery: Fact = { expression: /(?<!function )\bisFogOfWarEnabled\([\w.]+, [\w.]+\)/g, value: 'false' }

/** Nobody listens in on the router's work. */
const instrumentations: Fact = { expression: /\b(init|opts|props)\??\.instrumentations\b/g, value: 'undefined' }

const facts = [...(router.routeDiscovery.mode === 'initial' ? [discovery] : []), instrumentations]

/**
 * What an application asks of React Router it says while it runs, too late for the bundler to leave out what is never
 * asked for. Here it is said in time, for the browser alone. A fact that no longer finds its expression, after an
 * update of React Router, ends the build, and so does an entry that contradicts one.
 */
export function routerFacts(): Plugin {
  const found = new Set<Fact>()
  return {
    name: 'router-facts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (/[\\/]web[\\/]entry\.client\.tsx$/.test(id) && code.includes('instrumentations'))
        this.error('scripts/router-facts.ts takes out what instrumentations need.')
      if (!/[\\/]node_modules[\\/]react-router[\\/]/.test(id)) return null
      let settled = code
      for (const fact of facts) {
        settled = settled.replace(fact.expression, () => {
          found.add(fact)
          return fact.value
        })
      }
      return settled === code ? null : { code: settled, map: null }
    },
    buildEnd(error) {
      const lost = facts.find((fact) => !found.has(fact))
      if (error === undefined && lost !== undefined)
        this.error(`React Router no longer says ${lost.expression.source}: see scripts/router-facts.ts.`)
    },
  }
}

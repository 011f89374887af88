import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

const pages = join(import.meta.dirname, '..', 'web')
const everywhere = ['root.tsx', 'entry.client.tsx'].map((file) => join(pages, file))
const home = join(pages, 'routes', 'public', 'home.tsx')
const routes = globSync('routes/**/*.tsx', { cwd: pages }).map((file) => join(pages, file))

const framework = /node_modules[\\/](react|react-dom|react-router|scheduler|@react-router)[\\/]|vite[\\/]preload-helper/
/** What only a professional's own page or a landing page needs shall not come along with the home page. */
const cards = /[\\/]web[\\/]features[\\/](favorites|professionals)[\\/](?!detail-)/

/**
 * What every page needs, in two files that compress better than a dozen: the framework, which changes with its
 * versions, and our own common pieces; beside them the cards and hearts of home, detail and favourites. Common is what
 * the document itself imports, and what the home page shares with another page. Everything else, such as the schema
 * library of the forms, is left to its own chunks.
 */
export const pageChunks = (): Rolldown.CodeSplittingGroup[] => {
  let reached: Map<string, ReadonlySet<string>> | undefined

  const isCommon = (id: string, graph: Graph) => {
    reached ??= new Map([...everywhere, ...routes].map((entry) => [entry, reachedFrom(entry, graph)]))
    const isFrom = (entry: string) => reached?.get(entry)?.has(id) === true
    return everywhere.some(isFrom) || (isFrom(home) && routes.filter(isFrom).length > 1)
  }

  return [
    { name: 'framework', test: framework },
    { name: (id, graph) => (isCommon(id, graph) ? 'common' : null), debugName: 'common', test: isOwn },
    { name: 'cards', test: cards, minShareCount: 2 },
  ]
}

const isOwn = (id: string) => !id.includes('node_modules') && !cards.test(id)

/** Every module that comes along with this one, itself left out. */
function reachedFrom(entry: string, graph: Graph): ReadonlySet<string> {
  const found = new Set<string>()
  const walk = (id: string) => {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported)) continue
      found.add(imported)
      walk(imported)
    }
  }
  walk(entry)
  return found
}

import { bestEncoding, type Encoding } from './compression.ts'
import { matchesEtag } from './etag.ts'
import type { AnswerSource } from './cached-response.ts'

/** How many spellings of an answer's address may be ready; the others take the slower path through the cache. */
const MAX_SPELLINGS = 6
const MAX_URL_LENGTH = 500
/**
 * Bytes per ready answer besides its body, mostly headers. A body that is a Buffer belongs to the cache and is counted
 * there.
 */
const OVERHEAD_BYTES = 2_000

/** The parts of a request that distinguish ready answers. */
interface RequestParts {
  url: string
  accepted: string | undefined
}

/** The cached answer from which another was sent. */
export interface Origin {
  source: AnswerSource
  /** The beginning of its ETags; null for an answer without one. */
  digest: string | null
}

interface Spelling<Answer> extends Origin {
  url: string
  hits: number
  whole: Map<Encoding | null, Answer>
  /** The 304 answers. */
  unchanged: Map<Encoding | null, Answer>
}

export interface ReadyAnswers<Answer> {
  find: (request: RequestParts, ifNoneMatch: string | undefined) => Answer | undefined
  /** The answer stays ready for this address and encoding until its source is dropped. */
  add: (request: RequestParts, origin: Origin, answer: Answer, status: 200 | 304) => void
}

/**
 * Answers by the literal text of their address. An answer can have any number of addresses; of its own, those requested
 * least give way to new ones.
 */
export function createReadyAnswers<Answer extends { body: Buffer | string | null }>(): ReadyAnswers<Answer> {
  const spellings = new Map<string, Spelling<Answer>>()
  const spellingsOf = new Map<AnswerSource, Spelling<Answer>[]>()

  const bytesOf = ({ url, whole, unchanged }: Spelling<Answer>) =>
    [...whole.values(), ...unchanged.values()].reduce(
      (sum, { body }) => sum + OVERHEAD_BYTES + (typeof body === 'string' ? body.length : 0),
      2 * url.length,
    )

  /** The spellings that belong to the source, if it is still cached. */
  function findSiblings(source: AnswerSource): Spelling<Answer>[] | undefined {
    const known = spellingsOf.get(source)
    if (known) return known
    const siblings: Spelling<Answer>[] = []
    const isCached = source.onDropped(() => {
      for (const { url } of siblings) spellings.delete(url)
      spellingsOf.delete(source)
    })
    if (!isCached) return undefined
    spellingsOf.set(source, siblings)
    return siblings
  }

  function makeRoom(siblings: Spelling<Answer>[]) {
    if (siblings.length < MAX_SPELLINGS) return
    const least = siblings.reduce((a, b) => (b.hits < a.hits ? b : a))
    siblings.splice(siblings.indexOf(least), 1)
    spellings.delete(least.url)
    least.source.addBytes(-bytesOf(least))
  }

  return {
    find({ url, accepted }, ifNoneMatch) {
      const spelling = spellings.get(url)
      if (spelling === undefined) return undefined
      const { digest, whole, unchanged, source } = spelling
      const answers = digest !== null && matchesEtag(ifNoneMatch, digest) ? unchanged : whole
      const answer = answers.get(bestEncoding(accepted))
      if (answer === undefined || !source.reuse()) return undefined
      spelling.hits++
      return answer
    },
    add({ url, accepted }, { source, digest }, answer, status) {
      if (url.length > MAX_URL_LENGTH) return
      const siblings = findSiblings(source)
      if (!siblings) return
      let spelling = siblings.find((sibling) => sibling.url === url)
      const before = spelling ? bytesOf(spelling) : 0
      if (!spelling) {
        makeRoom(siblings)
        spelling = { url, source, digest, hits: 0, whole: new Map(), unchanged: new Map() }
        siblings.push(spelling)
        spellings.set(url, spelling)
      }
      const answers = status === 304 ? spelling.unchanged : spelling.whole
      answers.set(bestEncoding(accepted), answer)
      // This may drop the source, and this spelling with it.
      source.addBytes(bytesOf(spelling) - before)
    },
  }
}

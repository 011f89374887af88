import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Clock } from '#server/adapters/clock.ts'
import { encodeBody, type Encoding } from './compression.ts'
import type { Tag } from './tags.ts'

/** An answer as it was made. */
export interface MadeAnswer {
  body: string
  contentType: string
  /** 200 unless it says otherwise; only a 200 is kept. */
  status?: number
  headers?: Record<string, string>
  /** What it was made from. The tags of kept answers that were asked for meanwhile are added by themselves. */
  tags: readonly Tag[]
  /** The Zagreb day outside which it is wrong. */
  onlyOn?: CalendarDay | undefined
}

/** An answer ready to be sent, as often as anyone asks. */
export interface KeptAnswer {
  status: number
  contentType: string
  headers: Record<string, string>
  body: Buffer
  /** Of the uncompressed body: the heart of its ETags. */
  digest: string
  encoded: (encoding: Encoding) => Promise<Buffer>
}

export interface KeptAnswers {
  /**
   * The answer under this key, made at most once at a time. The key must name everything that the answer depends on
   * except what its tags name. What `make` throws is thrown to everyone who waits, and not kept.
   */
  answer: (key: string, make: () => Promise<MadeAnswer>) => Promise<KeptAnswer>
  /** Drops what carries one of the tags, and sees to it that what is being made from older data is not kept. */
  drop: (tags: readonly Tag[]) => void
  /** From now on every change is heard of. */
  resume: () => void
  /** Changes may go unheard: nothing is kept, and nobody waits for another's answer. */
  suspend: () => void
  stats: () => { answers: number; bytes: number; hits: number; misses: number }
}

interface Ingredients {
  tags: Set<Tag>
  onlyOn: CalendarDay | undefined
}

interface Entry extends Ingredients {
  answer: KeptAnswer
  bytes: number
}

/** An answer in the making. It is spoilt when it may rest on data from before a change. */
interface Making {
  entry: Promise<Entry>
  changed: Set<Tag>
}

const MAX_BYTES = 64 * 1024 * 1024
/** Of one entry beside its bodies. */
const OVERHEAD = 1_000

const everything: Tag = '*'

export function keepAnswers({ clock, maxBytes = MAX_BYTES }: { clock: Clock; maxBytes?: number }): KeptAnswers {
  // A Map remembers the order of insertion: what was used last stands last, and the first is the first to go.
  const entries = new Map<string, Entry>()
  const inTheMaking = new Map<string, Making>()
  const unfinished = new Set<Making>()
  // Which answers a page asks for is known only while it is being made; the context carries the list to them.
  const recipe = new AsyncLocalStorage<Ingredients>()
  let isListening = false
  let bytes = 0
  let hits = 0
  let misses = 0

  function remove(key: string, entry: Entry) {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    bytes -= entry.bytes
  }

  function grow(key: string, entry: Entry, by: number) {
    if (entries.get(key) !== entry) return
    entry.bytes += by
    bytes += by
    for (const [oldest, least] of entries) {
      if (bytes <= maxBytes) break
      remove(oldest, least)
    }
  }

  function store(key: string, entry: Entry) {
    const former = entries.get(key)
    if (former) remove(key, former)
    const size = entry.bytes
    entry.bytes = 0
    entries.set(key, entry)
    grow(key, entry, size)
  }

  function prepare(key: string, made: MadeAnswer, ingredients: Ingredients): Entry {
    const body = Buffer.from(made.body)
    const encodings = new Map<Encoding, Promise<Buffer>>()
    const encoded = (encoding: Encoding) => {
      const known = encodings.get(encoding)
      if (known) return known
      const compressed = encodeBody(body, encoding)
      encodings.set(encoding, compressed)
      void compressed.then(
        ({ length }) => grow(key, entry, length),
        () => encodings.delete(encoding),
      )
      return compressed
    }
    const entry: Entry = {
      ...ingredients,
      bytes: body.length + 2 * key.length + OVERHEAD,
      answer: {
        status: made.status ?? 200,
        contentType: made.contentType,
        headers: made.headers ?? {},
        body,
        digest: createHash('sha256').update(body).digest('base64url').slice(0, 22),
        encoded,
      },
    }
    return entry
  }

  const isSpoilt = ({ changed }: Making, tags: Set<Tag>) => changed.has(everything) || !changed.isDisjointFrom(tags)

  function begin(key: string, make: () => Promise<MadeAnswer>): Making {
    const ingredients: Ingredients = { tags: new Set(), onlyOn: undefined }
    const making: Making = {
      // Whatever happens while nobody listens is a change of everything.
      changed: new Set(isListening ? [] : [everything]),
      entry: recipe.run(ingredients, make).then((made) => {
        for (const tag of made.tags) ingredients.tags.add(tag)
        ingredients.onlyOn = made.onlyOn ?? ingredients.onlyOn
        const entry = prepare(key, made, ingredients)
        if (entry.answer.status === 200 && !isSpoilt(making, entry.tags)) store(key, entry)
        return entry
      }),
    }
    unfinished.add(making)
    if (isListening) inTheMaking.set(key, making)
    const end = () => {
      unfinished.delete(making)
      if (inTheMaking.get(key) === making) inTheMaking.delete(key)
    }
    making.entry.then(end, end)
    return making
  }

  function findFresh(key: string): Entry | undefined {
    const entry = entries.get(key)
    if (entry?.onlyOn === undefined || entry.onlyOn === clock.today()) return entry
    remove(key, entry)
    return undefined
  }

  function note({ tags, onlyOn }: Entry) {
    const outer = recipe.getStore()
    if (!outer) return
    for (const tag of tags) outer.tags.add(tag)
    outer.onlyOn ??= onlyOn
  }

  return {
    async answer(key, make) {
      let entry = findFresh(key)
      if (entry) {
        hits++
        entries.delete(key)
        entries.set(key, entry)
      } else {
        misses++
        entry = await (inTheMaking.get(key) ?? begin(key, make)).entry
      }
      note(entry)
      return entry.answer
    },
    drop(tags) {
      const gone = new Set(tags)
      // Who asks from now on must not be given what was begun before the change.
      inTheMaking.clear()
      for (const { changed } of unfinished) for (const tag of gone) changed.add(tag)
      for (const [key, entry] of entries) {
        if (gone.has(everything) || !gone.isDisjointFrom(entry.tags)) remove(key, entry)
      }
    },
    resume() {
      isListening = true
    },
    suspend() {
      isListening = false
      this.drop([everything])
    },
    stats: () => ({ answers: entries.size, bytes, hits, misses }),
  }
}

import { type Tag, tags } from './tags.ts'

/** An answer being rendered, with the tags invalidated meanwhile: it may contain data from before. */
interface PendingRender<Entry> {
  /**
   * Set to null once done, because a Map that was resized references its old values until its former memory is
   * collected.
   */
  entry: Promise<Entry> | null
  invalidatedTags: Set<Tag>
  /** Whether other requests wait for it too. */
  isShared: boolean
}

/** The answers being rendered: each key is rendered at most once at a time. */
export function createPendingRenders<Entry>() {
  const pending = new Set<PendingRender<Entry>>()
  const shareableByKey = new Map<string, PendingRender<Entry>>()

  return {
    /** The answer under this key that is already being rendered, which is then shared. */
    join(key: string): Promise<Entry> | null {
      const render = shareableByKey.get(key)
      if (!render) return null
      render.isShared = true
      return render.entry
    },
    /** Without a listener, published changes go unnoticed, so the answer counts as invalidated and is not shared. */
    start(
      key: string,
      isListening: boolean,
      make: (render: Readonly<PendingRender<Entry>>) => Promise<Entry>,
    ): Promise<Entry> {
      const invalidatedTags = new Set<Tag>(isListening ? [] : [tags.everything])
      const render: PendingRender<Entry> = { entry: null, invalidatedTags, isShared: false }
      const entry = make(render)
      render.entry = entry
      pending.add(render)
      if (isListening) shareableByKey.set(key, render)
      const end = () => {
        render.entry = null
        pending.delete(render)
        if (shareableByKey.get(key) === render) shareableByKey.delete(key)
      }
      entry.then(end, end)
      return entry
    },
    /** Later requests do not share an answer that was started before the change. */
    invalidate(changed: ReadonlySet<Tag>): void {
      shareableByKey.clear()
      for (const { invalidatedTags } of pending) for (const tag of changed) invalidatedTags.add(tag)
    },
  }
}

/** Whether a change that came while it was rendered concerns an answer made from these. */
export const isInvalidated = (
  { invalidatedTags }: Pick<PendingRender<unknown>, 'invalidatedTags'>,
  madeFrom: ReadonlySet<Tag>,
): boolean => invalidatedTags.has(tags.everything) || !invalidatedTags.isDisjointFrom(madeFrom)

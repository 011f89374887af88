import { useEffect, useRef } from 'react'
import { ApiError, call } from '#web/call.ts'
import { useBrowserValue } from '#web/lib/hydrated.ts'
import { useNear } from '#web/lib/use-near.ts'
import { Button } from '#web/ui/button.tsx'
import { toCard } from './card-data.ts'
import { CardStrip, CardStripItem } from './card-strip.tsx'
import { SeenCard } from './seen-card.tsx'
import { clearSeen, readSeen, refreshSeen, type Seen, subscribeToSeen } from './seen.ts'

const none: readonly Seen[] = []

/** The professionals recently visited in this browser, without the current one; nothing if there are none. */
export function RecentlySeen({ without, className }: { without?: number; className: string }) {
  const seen = useBrowserValue(subscribeToSeen, readSeen, none)
  const shown = seen.filter(({ id }) => id !== without)
  return shown.length > 0 && <Shown seen={shown} className={className} />
}

function Shown({ seen, className }: { seen: readonly Seen[]; className: string }) {
  const section = useRef<HTMLElement>(null)
  const isNear = useNear(section)
  const isChecked = useRef(false)

  // The list is as old as the visits. Before it becomes visible, professionals that are gone are removed.
  useEffect(() => {
    if (!isNear || isChecked.current) return
    isChecked.current = true
    void Promise.all(seen.map(async ({ id }) => [id, await findSeen(id)] as const)).then((answers) =>
      refreshSeen(new Map(answers.flatMap(([id, now]) => (now === undefined ? [] : [[id, now] as const])))),
    )
  }, [isNear, seen])

  return (
    <section ref={section} aria-labelledby="nedavno" className={className}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="nedavno" className="font-display text-xl md:text-2xl">
          Nedavno gledani
        </h2>
        <Button
          variant="plain"
          className="-mr-3 px-3! text-sm"
          onClick={() => {
            clearSeen()
            document.getElementById('sadrzaj')?.focus({ preventScroll: true })
          }}
        >
          Izbriši popis
        </Button>
      </div>
      <CardStrip label="Nedavno gledani">
        {seen.map((one) => (
          <CardStripItem key={one.id}>
            <SeenCard one={one} />
          </CardStripItem>
        ))}
      </CardStrip>
    </section>
  )
}

/** The current data; null if no longer public, undefined if unknown. */
async function findSeen(id: number): Promise<Seen | null | undefined> {
  try {
    const { data } = await call('GET /professionals/:id', { params: { id } })
    return data.status === 'approved' ? toCard(data) : null
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? null : undefined
  }
}

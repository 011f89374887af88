import { mdiDeleteOutline, mdiPencilOutline, mdiPlus } from '@mdi/js'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { MAX_REPLY_TEMPLATES, type ReplyTemplate } from '#contract/reply-templates.ts'
import { Button } from '#web/ui/button.tsx'
import { controlClass } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EmptyDrawing } from '#web/ui/line-drawings.tsx'
import { matchesSearch } from './placeholders.ts'

const iconButton = 'grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-surface hover:text-ink'

interface ReplyActions {
  onChoose: (reply: ReplyTemplate) => void
  onEdit: (reply: ReplyTemplate) => void
  onDelete: (reply: ReplyTemplate) => void
}

/** The replies to choose from: arrow keys lead from the search through the list, Enter chooses. */
export function ReplyList({
  replies,
  canSaveText,
  onChoose,
  onEdit,
  onDelete,
  onAdd,
  onSaveText,
}: ReplyActions & {
  replies: readonly ReplyTemplate[]
  /** Whether the message field contains text. */
  canSaveText: boolean
  onAdd: () => void
  onSaveText: () => void
}) {
  const [search, setSearch] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const found = replies.filter((reply) => matchesSearch(reply, search))
  // On a touch screen the keyboard would cover the choices.
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) box.current?.querySelector<HTMLElement>('[data-stop]')?.focus()
  }, [])
  const isFull = replies.length >= MAX_REPLY_TEMPLATES

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]
    const next = stops[stops.indexOf(event.target as HTMLElement) + step] // a key event's target is the focused element
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field and the buttons within
    <div ref={box} onKeyDown={onKeyDown}>
      {replies.length === 0 ? (
        <NoReplies />
      ) : (
        <>
          <input
            type="search"
            data-stop
            aria-label="Traži među odgovorima"
            placeholder="Traži"
            className={controlClass}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => {
              const [only] = found
              if (event.key !== 'Enter' || only === undefined) return
              event.preventDefault()
              onChoose(only)
            }}
          />
          <ul aria-label="Odgovori" className="-mx-2 mt-3 max-h-[45dvh] overflow-y-auto">
            {found.map((reply) => (
              <ReplyItem key={reply.id} reply={reply} onChoose={onChoose} onEdit={onEdit} onDelete={onDelete} />
            ))}
          </ul>
          <p role="status" className="px-1 text-muted">
            {found.length === 0 ? 'Takvog odgovora nema.' : ''}
          </p>
        </>
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-3 border-t border-line pt-4">
        {isFull ? (
          <p className="text-sm text-muted">
            Možete spremiti najviše {MAX_REPLY_TEMPLATES} odgovora. Za novi izbrišite neki od njih.
          </p>
        ) : (
          <>
            {canSaveText && (
              <Button variant="plain" onClick={onSaveText}>
                Spremi napisano
              </Button>
            )}
            <Button onClick={onAdd}>
              <Icon path={mdiPlus} />
              Novi odgovor
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

const NoReplies = () => (
  <div className="flex flex-col items-center py-4 text-center">
    <EmptyDrawing />
    <p className="mt-4 max-w-96 text-muted">
      Odgovore koje često pišete spremite jednom i ubacite ih jednim dodirom. Umjesto {'{par}'}, {'{datum}'} i{' '}
      {'{tvrtka}'} u poruci će stajati podaci iz razgovora.
    </p>
  </div>
)

const ReplyItem = ({ reply, onChoose, onEdit, onDelete }: ReplyActions & { reply: ReplyTemplate }) => (
  <li className="flex items-center rounded-control hover:bg-tint">
    <button
      type="button"
      data-stop
      className="min-w-0 flex-1 rounded-control px-3 py-2.5 text-left -outline-offset-2"
      onClick={() => onChoose(reply)}
    >
      <span className="line-clamp-1 font-semibold wrap-anywhere">{reply.title}</span>
      <span className="line-clamp-2 text-sm text-muted wrap-anywhere">{reply.body}</span>
    </button>
    <button type="button" aria-label={`Uredi ${reply.title}`} className={iconButton} onClick={() => onEdit(reply)}>
      <Icon path={mdiPencilOutline} />
    </button>
    <button type="button" aria-label={`Izbriši ${reply.title}`} className={iconButton} onClick={() => onDelete(reply)}>
      <Icon path={mdiDeleteOutline} />
    </button>
  </li>
)

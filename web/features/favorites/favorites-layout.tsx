import type { ReactNode } from 'react'
import { formatQuantity } from '#contract/croatian.ts'
import { pages } from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LineDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'

/** The page around the cards; `count` is missing while they are loading. */
export function FavoritesLayout({ count, children }: { count?: number; children: ReactNode }) {
  return (
    <section aria-labelledby="favoriti" data-favorites className="container-page pt-8 pb-16 md:pt-12 md:pb-24">
      <h1 id="favoriti" className="font-display text-2xl md:text-3xl">
        Favoriti
      </h1>
      <p aria-live="polite" className="mt-2 mb-7 min-h-6.5 text-muted tabular-nums md:mb-9">
        {count !== undefined && count > 0 && savedText(count)}
      </p>
      {children}
    </section>
  )
}

const savedText = (count: number) =>
  `${formatQuantity(count, 'spremljeni pružatelj', 'spremljena pružatelja', 'spremljenih pružatelja')} usluga`

/** Before a card with the focused button is removed, focuses the next card's button; after the last one, the page. */
export function moveFocusToNextCard(button: HTMLButtonElement) {
  const list = button.closest('[data-favorites]')
  const buttons = [...(list?.querySelectorAll<HTMLButtonElement>('[data-favorite-button], [aria-pressed]') ?? [])]
  const at = buttons.indexOf(button)
  const next = buttons[at + 1] ?? buttons[at - 1] ?? document.getElementById('sadrzaj')
  next?.focus({ preventScroll: true })
}

export function NoFavorites() {
  return (
    <MessageState
      drawing={<HeartedPictures />}
      title="Još nemate favorita"
      action={
        <ButtonLink to={pages.home} variant="filled">
          Pogledaj pružatelje usluga
        </ButtonLink>
      }
    >
      <p>Dotaknite srce na slici i pružatelj usluga čeka vas ovdje, spreman za usporedbu.</p>
    </MessageState>
  )
}

/** Two pictures on a pile, with a heart on the upper one. */
const HeartedPictures = () => (
  <LineDrawing>
    <path d="m52 24-14 4a6 6 0 0 0-4 7l15 52a6 6 0 0 0 7 4l6-2" />
    <rect x="58" y="14" width="72" height="82" rx="7" />
    <path d="M66 22h56v50H66z" />
    <path d="M94 60c-9-6-15-11-15-18 0-9 11-11 15-3 4-8 15-6 15 3 0 7-6 12-15 18Z" />
    <path d="M80 84h28" />
  </LineDrawing>
)

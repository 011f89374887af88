import { pages } from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LineDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'

/** Explains how to choose professionals. */
export const NothingCompared = () => (
  <MessageState
    drawing={<TwoColumns />}
    level="h1"
    title="Usporedite do četiri pružatelja"
    action={
      <>
        <ButtonLink to={pages.professionals} variant="filled">
          Odaberite s popisa
        </ButtonLink>
        <ButtonLink to={pages.favorites} variant="plain">
          Odaberite među favoritima
        </ButtonLink>
      </>
    }
  >
    <p>
      Na kartici ili profilu dotaknite „Usporedi”. Cijene, paketi, ocjene i slobodan datum bit će jedni pokraj drugih, a
      adresu usporedbe možete poslati i nekomu tko nema račun.
    </p>
  </MessageState>
)

const TwoColumns = () => (
  <LineDrawing>
    <rect x="22" y="16" width="50" height="78" rx="7" />
    <rect x="88" y="16" width="50" height="78" rx="7" />
    <path d="M22 48h50M88 48h50M32 62h30M32 74h20M98 62h22M98 74h30" />
  </LineDrawing>
)

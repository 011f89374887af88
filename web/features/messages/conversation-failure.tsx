import { useRevalidator } from 'react-router'
import { pages } from '#contract/paths.ts'
import { BusyButton, ButtonLink } from '#web/ui/button.tsx'
import { FailureDrawing, NotFoundDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'

/** Instead of a conversation that does not exist, is somebody else's, or could not be loaded. */
export function ConversationFailure({ isMissing, message }: { isMissing: boolean; message: string | undefined }) {
  const { state, revalidate } = useRevalidator()
  return (
    <div className="grid h-full place-items-center overflow-y-auto">
      {isMissing ? (
        <MessageState
          drawing={<NotFoundDrawing />}
          level="h1"
          title="Razgovor nije pronađen"
          action={<ButtonLink to={pages.messages}>Sve poruke</ButtonLink>}
        >
          <title>Razgovor nije pronađen · Zauvijek</title>
          <p>Upit je možda povučen, druga je strana izbrisala račun ili ste prijavljeni drugim računom.</p>
        </MessageState>
      ) : (
        <MessageState
          drawing={<FailureDrawing />}
          level="h1"
          title="Razgovor se nije učitao"
          action={
            <>
              <BusyButton busy={state === 'loading'} onClick={() => void revalidate()}>
                Pokušaj ponovo
              </BusyButton>
              <ButtonLink to={pages.messages} variant="plain">
                Sve poruke
              </ButtonLink>
            </>
          }
        >
          <title>Pogreška · Zauvijek</title>
          <p>{message ?? 'Pokušajte ponovo za nekoliko trenutaka.'}</p>
        </MessageState>
      )}
    </div>
  )
}

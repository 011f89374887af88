import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { BusyButton } from './button.tsx'
import { FailureDrawing } from './line-drawings.tsx'
import { MessageState } from './message-state.tsx'

/** In place of a part of a page that could not be loaded, or of the whole: says why, and tries again. */
export function NotLoaded({
  title,
  level,
  children,
  wayOut,
  retry,
}: {
  title: string
  level?: 'h1' | 'h2' | undefined
  children: ReactNode
  /** Beside the button that tries again. */
  wayOut?: ReactNode
  /** Instead of having the page's data loaded again. */
  retry?: (() => void) | undefined
}) {
  const { state, revalidate } = useRevalidator()
  return (
    <MessageState
      drawing={<FailureDrawing />}
      level={level}
      title={title}
      action={
        <>
          <BusyButton busy={state === 'loading'} onClick={retry ?? (() => void revalidate())}>
            Pokušaj ponovo
          </BusyButton>
          {wayOut}
        </>
      }
    >
      {children}
    </MessageState>
  )
}

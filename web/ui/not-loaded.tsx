import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { BusyButton } from './button.tsx'
import { FailureDrawing } from './line-drawings.tsx'
import { MessageState } from './message-state.tsx'

/** Replaces a page, or a part of it, that could not be loaded; shows the reason and a button to retry. */
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
  /** Shown beside the retry button. */
  wayOut?: ReactNode
  /** Called instead of reloading the page's data. */
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

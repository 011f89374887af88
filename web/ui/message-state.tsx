import type { ReactNode } from 'react'

/** Replaces content that is empty or failed: a drawing, a sentence, an action. */
export function MessageState({
  drawing,
  title,
  level: Heading = 'h2',
  children,
  action,
}: {
  drawing: ReactNode
  title: string
  level?: 'h1' | 'h2'
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="message-state mx-auto flex max-w-xl flex-col items-center px-4 py-14 text-center">
      <div className="mb-6">{drawing}</div>
      <Heading className="font-display text-2xl">{title}</Heading>
      {children && <div className="mt-3 text-muted">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}

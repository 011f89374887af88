import type { ReactNode } from 'react'
import { thrownMessage } from '#web/lib/load.ts'
import { NotLoaded } from './not-loaded.tsx'

/** Replaces a page whose data could not be loaded; shows the reason and a button to retry. */
export const PageNotLoaded = ({
  error,
  title,
  level,
  wayOut,
}: {
  /** As thrown by the loader. */
  error: unknown
  title: string
  level?: 'h1' | 'h2'
  wayOut?: ReactNode
}) => (
  <div role="alert">
    <NotLoaded level={level} title={title} wayOut={wayOut}>
      <title>Pogreška · Zauvijek</title>
      <p>{thrownMessage(error) ?? 'Pokušajte ponovo za nekoliko trenutaka.'}</p>
    </NotLoaded>
  </div>
)

import type { ReactNode } from 'react'
import { thrownMessage } from '#web/lib/load.ts'
import { NotLoaded } from './not-loaded.tsx'

/** In place of a page whose data could not be loaded: says why, and tries again. */
export const PageNotLoaded = ({
  error,
  title,
  level,
  wayOut,
}: {
  /** As its loader threw it. */
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

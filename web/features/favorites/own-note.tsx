import { useEffect, useState } from 'react'
import { FavoriteNote } from './favorite-note.tsx'
import { loadFavorites, readNote, saveNote } from './favorites.ts'

/** The couple's own words on one of several professionals; `owner` is the couple's id. */
export function OwnNote({ owner, professionalId, name }: { owner: number; professionalId: number; name: string }) {
  /** Undefined until it is known, null for a professional that is no favourite. */
  const [note, setNote] = useState<string | null>()
  useEffect(() => {
    let isGone = false
    // All of them wait for one list.
    loadFavorites(owner).then(
      ({ favorites }) => {
        const favorite = favorites.find((one) => one.professional_id === professionalId)
        if (!isGone) setNote(favorite ? readNote(favorite) : null)
      },
      // An addition, which the page is complete without.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [owner, professionalId])
  if (note === undefined) return null
  if (note === null) return <span className="text-sm text-muted">Bilješke pišete uz favorite.</span>
  return <FavoriteNote professionalId={professionalId} name={name} note={note} save={saveNote} />
}

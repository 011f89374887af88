import { mdiShareVariantOutline } from '@mdi/js'
import { lazy, Suspense, useState } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { showSnackbar } from './snackbar.tsx'

const loadShare = () => import('#web/lib/share.ts')

/** Loaded if the address has to be copied by hand. */
const loadByHand = () => import('./share-by-hand.tsx')
const ShareByHand = lazy(() => loadByHand().then((module) => ({ default: module.ShareByHand })))

/** Shares a page of this site; the code is loaded on press. Without scripts there is no button. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  /** Undefined until the dialog is needed, null once it is closed again, so that it returns the focus. */
  const [byHand, setByHand] = useState<string | null>()

  function press() {
    const url = location.origin + path
    loadShare()
      .then(({ share }) => share({ title, url }))
      .then(async (outcome) => {
        if (outcome === 'copied') showSnackbar('Poveznica je kopirana.')
        if (outcome !== 'by-hand') return
        await loadByHand()
        setByHand(url)
      })
      .catch(() => showSnackbar('Dijeljenje nije uspjelo. Kopirajte adresu iz adresne trake.', 'warning'))
  }

  return (
    <>
      <Button className="noscript:hidden" onPointerEnter={() => void loadShare().catch(() => {})} onClick={press}>
        <Icon path={mdiShareVariantOutline} />
        Podijeli
      </Button>
      {byHand !== undefined && (
        <Suspense>
          <ShareByHand url={byHand} onClose={() => setByHand(null)} />
        </Suspense>
      )}
    </>
  )
}

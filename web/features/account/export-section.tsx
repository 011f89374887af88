import { mdiDownload } from '@mdi/js'
import { useState } from 'react'
import { zagrebDayOf } from '#contract/calendar-day.ts'
import { call } from '#web/call.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showFailure, showSnackbar } from '#web/ui/snackbar.tsx'
import { AccountSection } from './layout.tsx'

/** The call needs the token, so a plain link cannot make it. */
async function download() {
  const data = await call('GET /account/export')
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  saveFile(file, `zauvijek-podaci-${zagrebDayOf(new Date())}.json`)
}

export function ExportSection() {
  const [busy, setBusy] = useState(false)

  async function run() {
    setBusy(true)
    try {
      await download()
      showSnackbar('Vaši su podaci preuzeti.')
    } catch (error) {
      showFailure(error)
    }
    setBusy(false)
  }

  return (
    <AccountSection
      title="Vaši podaci"
      intro={<p>Račun i sve što ste na portalu upisali ili primili, u jednoj datoteci oblika JSON.</p>}
    >
      <BusyButton busy={busy} className="max-sm:w-full" onClick={() => void run()}>
        {!busy && <Icon path={mdiDownload} />}
        Preuzmi podatke
      </BusyButton>
    </AccountSection>
  )
}

import { reasonInput } from '#contract/reason.ts'
import { callOnce } from '#web/lib/call-once.ts'
import { parseOrThrow } from '#web/lib/form-data.ts'
import { type ConfirmRequest, ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'

/** Says what will be shared before it is; closed while `leadId` is null. */
export const ReportDialog = ({ leadId, onClose }: { leadId: number | null; onClose: () => void }) => (
  <ReasonDialog request={leadId === null ? null : reportRequest(leadId)} onClose={onClose} />
)

const reportRequest = (id: number): ConfirmRequest => ({
  title: 'Prijavi razgovor',
  text: (
    <>
      <p>
        Administrator će vidjeti sve što ste do sada napisali vi i druga strana, nazive priloga i razlog koji upišete.
      </p>
      <p className="mt-3 text-muted">
        Same datoteke i poruke koje dođu poslije ne vidi, a ni druge vaše razgovore. Druga strana ne dobiva obavijest o
        prijavi.
      </p>
    </>
  ),
  confirmLabel: 'Prijavi razgovor',
  variant: 'danger',
  reason: { label: 'Razlog', hint: 'Opišite ukratko što nije u redu.', draft: `lead-report-${id}` },
  fallback: 'Razgovor nije prijavljen',
  onConfirm: async (typed) => {
    const body = parseOrThrow(reasonInput.safeParse({ reason: typed }))
    await callOnce('POST /leads/:id/report', { params: { id }, body })
    showSnackbar('Razgovor je prijavljen. Pogledat će ga administrator, a o odluci dobivate e-mail.')
  },
})

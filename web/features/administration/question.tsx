import type { ComponentProps, ReactNode } from 'react'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { ReasonForm } from '#web/ui/reason-form.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { isOvertaken } from './overtaken.ts'

export interface Question extends Pick<ComponentProps<typeof ReasonForm>, 'confirm' | 'look' | 'reason' | 'fallback'> {
  title: string
  text: ReactNode
  /** What is done at a yes. Throws what the server refused with. */
  run: (reason: string) => Promise<void>
}

/** Asks an admin before something is decided; `question` is null while nothing is. */
export function AdminQuestion({
  question,
  onClose,
  onOvertaken,
}: {
  question: Question | null
  onClose: () => void
  /** The row is no longer what the question was about. */
  onOvertaken: () => void
}) {
  async function answerYes({ run }: Question, reason: string) {
    try {
      await run(reason)
    } catch (error) {
      if (!isOvertaken(error)) throw error
      showSnackbar(error.message, 'error')
      onOvertaken()
    }
    onClose()
  }

  return (
    <TitledDialog open={question !== null} onClose={onClose} title={question?.title ?? ''}>
      {question && (
        <ReasonForm
          confirm={question.confirm}
          look={question.look}
          reason={question.reason}
          fallback={question.fallback}
          onYes={(reason) => answerYes(question, reason)}
          onClose={onClose}
        >
          {question.text}
        </ReasonForm>
      )}
    </TitledDialog>
  )
}

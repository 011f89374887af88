import { mdiContentCopy } from '@mdi/js'
import { type ReactNode, type RefObject, useRef } from 'react'
import { Button } from './button.tsx'
import { cx } from './class-names.ts'
import { controlClass, Field } from './field.tsx'
import { Icon } from './icon.tsx'
import { showSnackbar } from './snackbar.tsx'

async function copy(field: HTMLTextAreaElement | null, text: string, copied: string) {
  try {
    await navigator.clipboard.writeText(text)
    showSnackbar(copied)
  } catch {
    // The user has blocked the clipboard, or the page has no HTTPS.
    field?.focus()
    field?.select()
    showSnackbar('Preglednik ne dopušta kopiranje. Tekst je označen, kopirajte ga sami.', 'info')
  }
}

/** A text for another program, with a button that copies it. */
export function CopyField({
  label,
  hint,
  text,
  copyLabel,
  copied,
  isProse = false,
  ref,
}: {
  label: string
  hint?: ReactNode
  text: string
  /** The label of the button, such as „Kopiraj ključ”. */
  copyLabel: string
  /** Announced after copying. */
  copied: string
  /** Several lines of words, instead of an address or a key. */
  isProse?: boolean
  ref?: RefObject<HTMLTextAreaElement | null>
}) {
  const own = useRef<HTMLTextAreaElement>(null)
  const field = ref ?? own
  return (
    <div>
      <Field label={label} hint={hint}>
        {(described) => (
          <textarea
            ref={field}
            {...described}
            className={cx(controlClass, 'field-sizing-content resize-none', !isProse && 'font-mono break-all')}
            // Browsers without `field-sizing` use the number of line breaks.
            rows={Math.min(text.split('\n').length, 12)}
            value={text}
            readOnly
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <Button className="mt-3 max-sm:w-full" onClick={() => void copy(field.current, text, copied)}>
        <Icon path={mdiContentCopy} />
        {copyLabel}
      </Button>
    </div>
  )
}

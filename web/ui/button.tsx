import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { Link } from './link.tsx'

type ButtonVariant = 'filled' | 'outlined' | 'plain' | 'danger'

const variantClasses: Record<ButtonVariant, string> = {
  filled: 'bg-primary-fill text-on-primary hover:bg-primary-fill-strong border border-transparent',
  outlined: 'border border-control/60 bg-surface text-ink hover:border-primary hover:text-primary',
  plain: 'border border-transparent text-primary hover:bg-primary-soft',
  danger: 'border border-transparent bg-error-soft text-error hover:border-error',
}

/** The classes of a button, for elements that can be neither `Button` nor `ButtonLink`. */
export const buttonClass = (variant: ButtonVariant = 'outlined', className?: string) =>
  cx(
    // On one line, unless that is wider than the available space, as with large text.
    'inline-flex min-h-12 max-w-full shrink-0 items-center justify-center gap-2 rounded-control px-[min(1.25rem,6vw)] text-center font-semibold',
    'transition-colors duration-150 disabled:opacity-60 aria-disabled:opacity-60 md:min-h-11',
    variantClasses[variant],
    className,
  )

export function Button({
  variant,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { variant?: ButtonVariant }) {
  return <button type={type} className={buttonClass(variant, className)} {...props} />
}

export function ButtonLink({
  variant,
  className,
  ...props
}: ComponentProps<typeof Link> & { variant?: ButtonVariant }) {
  return <Link className={buttonClass(variant, className)} {...props} />
}

/** A button that shows that its action is running and ignores clicks meanwhile. */
export function BusyButton({
  busy,
  children,
  onClick,
  ...props
}: ComponentProps<'button'> & { variant?: ButtonVariant; busy: boolean }) {
  return (
    <Button
      {...props}
      aria-disabled={busy || props['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && (
        <span
          aria-hidden
          className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:hidden"
        />
      )}
      {children}
    </Button>
  )
}

import { type MouseEvent, use } from 'react'
import { once } from '#web/lib/once.ts'
import { isPlainClick, NavigateContext } from '#web/ui/link.tsx'
import { FooterContent, type FooterProps } from './footer-content.tsx'

const footerClass = 'mt-auto border-t border-line bg-surface'

/**
 * The same on every page and never changed, so the browser keeps the server's HTML and loads no script for it. Its
 * links still navigate without reloading the document.
 */
export const Footer = import.meta.env.SSR ? RenderedFooter : KeptFooter

function RenderedFooter(props: FooterProps) {
  return (
    <footer className={footerClass} {...once(`footer ${JSON.stringify(props)}`, () => <FooterContent {...props} />)} />
  )
}

function KeptFooter(_props: FooterProps) {
  const navigate = use(NavigateContext)
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a') // a click's target is an element
    if (navigate === null || link?.origin !== location.origin || link.target !== '' || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash)
  }
  return (
    // oxlint-disable-next-line react/no-danger, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- nothing is put in, and the links in it are what is pressed
    <footer className={footerClass} dangerouslySetInnerHTML={serversHtml} suppressHydrationWarning onClick={follow} />
  )
}

/** React leaves the content of an element with given HTML alone. */
const serversHtml = { __html: '' }

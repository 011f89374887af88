import { pages } from '#contract/paths.ts'
import { firstPaintScript } from '#web/lib/first-paint.ts'

/** Addresses of this build, all of them in its shell. */
export interface OfflinePageFiles {
  styles: string
  fonts: string[]
}

/**
 * Once the network is back the page reloads by itself, after a moment that a new connection needs, unless the user is
 * already leaving for another page. The worker sends a message if the answer arrives after all.
 */
const script = `${firstPaintScript};navigator.serviceWorker.onmessage=function(){location.reload()};addEventListener('online',function(){setTimeout(function(){if(navigator.onLine)location.reload()},500)})`

/** The styles of web/ui/button.tsx, whose module needs the router. */
const button =
  'min-h-12 max-w-full items-center justify-center rounded-control px-[min(1.25rem,6vw)] text-center font-semibold transition-colors duration-150 md:min-h-11'
const plainButton = `${button} border border-transparent text-primary hover:bg-primary-soft`

/** A path that ends at a cable with its plug pulled. */
const drawing = `<svg viewBox="0 0 160 110" class="h-28 w-40 fill-none stroke-primary stroke-2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 84c22 0 20-34 42-34h10"/><path d="M64 36h12a14 14 0 0 1 0 28H64ZM90 43h9M90 57h9"/><path d="M152 26c-16 0-10 24-20 24h-4"/><path d="M128 36h-4a14 14 0 0 0 0 28h4Z"/></svg>`

const rings = `<svg viewBox="3.75 0 32.5 24" class="h-[min(1.5rem,7vw)] w-auto shrink-0 fill-none stroke-primary stroke-[2.5]" aria-hidden="true"><circle cx="14" cy="12" r="9"/><path d="M26 3a9 9 0 1 1-6.4 15.4M19.6 5.6A9 9 0 0 1 26 3"/></svg>`

/** Preloaded, because for a late font the browser would load the whole file instead, see web/fonts.css. */
const preload = (font: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`

const html = ({ styles, fonts }: OfflinePageFiles) => `<!doctype html>
<html lang="hr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex"><title>Nema veze · Zauvijek</title>
<script>${script}</script>${fonts.map(preload).join('')}<link rel="stylesheet" href="${styles}"></head>
<body><header class="border-b border-line"><div class="container-page flex h-16 items-center">
<a href="${pages.home}" class="flex min-h-11 items-center gap-[min(0.625rem,2.5vw)] rounded-control pr-2" aria-label="Zauvijek, početna">${rings}<span class="font-display text-[min(1.75rem,8.5vw)] leading-none">Zauvijek</span></a>
</div></header>
<main class="mx-auto flex max-w-xl flex-1 flex-col items-center justify-center px-4 py-14 text-center">
<div class="mb-6">${drawing}</div>
<h1 class="font-display text-2xl">Nema veze</h1>
<p class="mt-3 text-balance text-muted">Ova se stranica ne može otvoriti bez interneta. <span class="hidden in-data-[role=couple]:inline">Favoriti i stranice</span><span class="in-data-[role=couple]:hidden">Stranice</span> koje ste nedavno gledali čekaju vas i bez njega.</p>
<div class="mt-6 flex flex-wrap justify-center gap-3">
<a href="" class="inline-flex ${button} border border-control/60 bg-surface hover:border-primary hover:text-primary">Pokušaj ponovo</a>
<a href="${pages.favorites}" class="hidden in-data-[role=couple]:inline-flex ${plainButton}">Favoriti</a>
<a href="${pages.home}" class="inline-flex in-data-[role=couple]:hidden ${plainButton}">Na početnu</a>
</div></main></body></html>
`

/** Shown at the address that could not be opened, so that trying again means reloading. */
export async function offlinePage(files: OfflinePageFiles): Promise<Response> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return new Response(html(files), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src 'sha256-${hash}'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  })
}

/** Once the page is there and has nothing better to do; Safari has no word for the latter. */
function whenIdle(work: () => void) {
  const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 1000))
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}

/** Not while developing: what a worker keeps is never what was just changed. */
export function enableOfflineSupport() {
  if (import.meta.hot === undefined && 'serviceWorker' in navigator)
    whenIdle(
      () =>
        void import('./service-worker.ts').then(
          ({ startServiceWorker }) => startServiceWorker(),
          () => {},
        ),
    )
}

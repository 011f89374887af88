/** Runs `work` when the loaded page is idle; Safari has no `requestIdleCallback`. */
export function whenIdle(work: () => void) {
  const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 1000))
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}

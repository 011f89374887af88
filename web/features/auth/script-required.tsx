/** A sign-in stores its token in the browser's storage, which needs scripts. */
export function ScriptRequired({ what }: { what: string }) {
  return (
    <noscript>
      <p className="mb-6 rounded-control bg-warning-soft px-4 py-3 text-warning">
        {what} radi samo uz uključen JavaScript. Uključite ga u postavkama preglednika pa ponovo učitajte stranicu.
      </p>
    </noscript>
  )
}

import type { ReactNode } from 'react'

/** A titled section of the page; `id` is its fragment in the address. */
export function DetailSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-naslov`} className="scroll-mt-24">
      <h2 id={`${id}-naslov`} className="mb-5 font-display text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** In characters: a longer text would fill more than a phone's screen before prices and days. */
const LONG = 1200

/** A long text unfolds by CSS alone: screen readers read all of it, and no script is needed. */
export function DetailAbout({ description }: { description: string | null }) {
  const text = description ?? ''
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  if (paragraphs.length === 0) return <p className="text-muted">Nema dostupnog opisa.</p>
  return (
    <>
      <div className="folds measure space-y-4 text-lg leading-[1.6] wrap-anywhere whitespace-pre-line">
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {text.length > LONG && (
        <details className="unfolds">
          <summary>Cijeli opis</summary>
        </details>
      )}
    </>
  )
}

import type { ReactNode } from 'react'
import type { LandingPrices } from '#contract/landing.ts'
import type { HomeCity } from '#contract/landing-address.ts'
import type { CategoryText } from './category-texts.ts'
import { citySentences, inCity, priceSentence } from './text.ts'

/** Advice to read before sending an enquiry. */
export function LandingGuide({ text, city, prices }: { text: CategoryText; city: HomeCity; prices: LandingPrices }) {
  const sentence = priceSentence(prices, city)
  return (
    <section
      aria-label="Savjeti"
      className="mt-14 grid gap-x-16 gap-y-10 border-t border-line pt-10 md:mt-20 md:pt-14 lg:grid-cols-2"
    >
      <div className="space-y-10">
        <GuideSection title={text.ask.title}>
          {text.ask.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </GuideSection>
        <GuideSection title="Kada rezervirati">
          <p>{text.book}</p>
        </GuideSection>
      </div>
      <div className="space-y-10">
        <GuideSection title="Koliko to stoji">
          {sentence !== null && <p className="font-medium tabular-nums">{sentence}</p>}
          <p>{text.price}</p>
        </GuideSection>
        <GuideSection title={`Vjenčanje ${inCity(city)}`}>
          <p>{citySentences(text, city)}</p>
        </GuideSection>
      </div>
    </section>
  )
}

function GuideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="max-w-170">
      <h2 className="font-display text-2xl">{title}</h2>
      <div className="mt-3 measure space-y-3">{children}</div>
    </div>
  )
}

import { type FactDefinition, factDefinitions } from '#contract/facts.ts'
import type { NamedFacts } from '#contract/professionals.ts'

/** `Tamburaška glazba`, `Bez glutena`. */
export const factTexts = (facts: NamedFacts = []) =>
  facts.map(({ fact, option }) => {
    const definition: FactDefinition = factDefinitions[fact]
    return (definition.kind === 'choice' && definition.options[option ?? '']) || definition.label
  })

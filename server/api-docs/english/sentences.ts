/** English translations, by the Croatian sentence in the document. */
export type Sentences = Readonly<Record<string, string>>

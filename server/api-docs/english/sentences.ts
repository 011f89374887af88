/** By the Croatian sentence, as it stands in the document: the same in English. */
export type Sentences = Readonly<Record<string, string>>

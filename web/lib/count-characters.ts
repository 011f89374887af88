/** The length of a text as the contract counts it once it is sent: an emoji is one, as is a letter with its mark. */
export const countCharacters = (text: string) => [...text.normalize().trim()].length

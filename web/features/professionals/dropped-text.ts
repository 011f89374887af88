/** Names the filters that were left out, in the words of the form. */
export const droppedText = (dropped: string[]) =>
  `${dropped.length === 1 ? 'Filter iz adrese nije valjan pa ga nismo primijenili' : 'Filteri iz adrese nisu valjani pa ih nismo primijenili'}: ${dropped.join(', ')}.`

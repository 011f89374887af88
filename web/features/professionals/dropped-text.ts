/** Names the ignored filters as the form does. */
export const droppedText = (dropped: string[]) =>
  `${dropped.length === 1 ? 'Filter iz adrese nije valjan pa ga nismo primijenili' : 'Filteri iz adrese nisu valjani pa ih nismo primijenili'}: ${dropped.join(', ')}.`

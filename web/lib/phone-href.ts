/** The address that a telephone dials: `tel:+38515550142` for `+385 1 555 0142`. */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`

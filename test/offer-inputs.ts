/** An offer of € 1.500 with a deposit, as a professional sends it in the tests' March 2027. */
export const offerBody = {
  items: [
    { label: 'Fotografiranje cijelog dana', quantity: 1, unit_price: 1200 },
    { label: 'Album', quantity: 2, unit_price: 150 },
  ],
  valid_until: '2027-04-15',
  deposit: 300,
  deposit_due: '2027-04-01',
  vat: 'included',
  note: 'Dolazimo u podne.',
  cancellation: 'Predujam se ne vraća.',
  issuer: 'Foto Val, Split',
}

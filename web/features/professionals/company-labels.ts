/** The fields of a company, as registration and the profile name them. */
export const companyLabels = {
  company_name: 'Naziv tvrtke',
  category_id: 'Kategorija',
  city: 'Grad',
  price_range_min: 'Cijena od (€)',
  price_range_max: 'Cijena do (€)',
  description: 'Opis',
  website: 'Web-stranica',
  instagram: 'Instagram korisničko ime',
} as const

export type CompanyField = keyof typeof companyLabels

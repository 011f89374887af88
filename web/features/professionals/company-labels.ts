import type { CompanyField } from '#contract/company-fields.ts'

/** The fields of a company, as registration and the profile name them. */
export const companyLabels: Record<CompanyField, string> = {
  company_name: 'Naziv tvrtke',
  category_id: 'Kategorija',
  city: 'Grad',
  price_range_min: 'Cijena od (€)',
  price_range_max: 'Cijena do (€)',
  description: 'Opis',
  website: 'Web-stranica',
  instagram: 'Instagram korisničko ime',
}

import type { Category } from '#contract/categories.ts'
import { homeCities } from '#contract/cities.ts'
import type { ProfessionalFacets } from '#contract/professionals.ts'

/** Adds the number of results with a choice, if known. */
const withTotal = (text: string, facets: ProfessionalFacets | undefined, total: number | undefined) =>
  facets ? `${text} (${total ?? 0})` : text

export const CategoryOptions = ({
  categories,
  facets,
}: {
  categories: Category[]
  facets?: ProfessionalFacets | undefined
}) => (
  <>
    <option value="">Sve kategorije</option>
    {categories.map(({ id, name }) => (
      <option key={id} value={id}>
        {withTotal(name, facets, facets?.categories.find(({ category_id }) => category_id === id)?.total)}
      </option>
    ))}
  </>
)

/**
 * The cities of the home page, preceded by the chosen one if it is another; then all other towns with professionals.
 */
export function CityOptions({
  chosen,
  facets,
  others = facets?.cities.map(({ city }) => city) ?? [],
}: {
  chosen: string
  facets?: ProfessionalFacets | undefined
  others?: string[] | undefined
}) {
  const cities: string[] = [...homeCities]
  if (chosen !== '' && !cities.includes(chosen)) cities.unshift(chosen)
  for (const city of others) if (!cities.includes(city)) cities.push(city)
  return (
    <>
      <option value="">Svi gradovi</option>
      {cities.map((city) => (
        <option key={city} value={city}>
          {withTotal(city, facets, facets?.cities.find((one) => one.city === city)?.total)}
        </option>
      ))}
    </>
  )
}

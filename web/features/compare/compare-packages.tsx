import type { OfferedPackage } from '#contract/professionals.ts'
import { packagePrice } from './compare-rows.ts'

/** The packages with their prices; the contents can be unfolded. */
export const ComparePackages = ({
  packages,
  guests,
}: {
  packages: readonly OfferedPackage[]
  guests: number | undefined
}) => (
  <ul className="space-y-2.5">
    {packages.map((one) => (
      <li key={one.id}>
        <span className="block">{one.name}</span>
        <span className="block text-sm">{packagePrice(one, guests)}</span>
        {(one.includes.length > 0 || one.description !== null) && (
          <details className="text-sm font-normal">
            <summary
              aria-label={`Što uključuje: ${one.name}`}
              className="min-h-11 w-fit cursor-pointer py-2.5 text-primary unfold-mark md:min-h-0 md:py-1"
            >
              Što uključuje
            </summary>
            {one.description !== null && <p className="mb-2">{one.description}</p>}
            <ul className="list-disc space-y-1 pl-4">
              {one.includes.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          </details>
        )}
      </li>
    ))}
  </ul>
)

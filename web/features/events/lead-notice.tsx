import { useEffect, useState } from 'react'
import { pages, queryString } from '#contract/paths.ts'
import { call } from '#web/call.ts'
import { Link } from '#web/ui/link.tsx'

/** Names the couple that has the day, leads to its enquiry, and says why the date and the type are locked. */
export function LeadNotice({ leadId }: { leadId: number }) {
  const couple = useCoupleName(leadId)
  return (
    <div className="rounded-control bg-info-soft px-4 py-3 text-info">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {/* As high before the answer as after it. */}
        <p className="min-h-6 min-w-0 font-semibold wrap-anywhere">{couple}</p>
        <Link
          to={pages.professionalLeads + queryString({ lead: leadId })}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Otvori upit
        </Link>
      </div>
      <p>
        Dan je rezerviran za upit, pa mu vrstu i datum ne možete mijenjati niti ga možete izbrisati. Oslobodit će se ako
        u upitu otkažete rezervaciju. Mijenja li par datum vjenčanja, neka vam pošalje upit za novi dan, a ovaj otkažite
        tek kad je novi rezerviran.
      </p>
    </div>
  )
}

/** Undefined until it is loaded, and where that fails: the link leads to the enquiry in any case. */
function useCoupleName(leadId: number): string | undefined {
  const [name, setName] = useState<string>()
  useEffect(() => {
    const visit = new AbortController()
    const { signal } = visit
    call('GET /leads/:id', { params: { id: leadId }, signal }).then(
      ({ data }) => setName(data.couple?.name ?? 'Nepoznato'),
      () => {},
    )
    return () => visit.abort()
  }, [leadId])
  return name
}

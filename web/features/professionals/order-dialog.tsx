import { useEffect, useState } from 'react'
import { type AnswerOf, call } from '#web/call.ts'
import { failureMessage } from '#web/lib/failure.ts'
import { oneOf } from '#web/lib/filters.ts'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Filters } from './filters.ts'
import { orderingFilters, reasonsText, rulesOf } from './order-text.ts'
import { orders } from './orders.ts'

type Explained = Pick<AnswerOf<'GET /professionals'>, 'data' | 'suggestion' | 'total_is_minimum'>

/** Explains the order of the list, with the numbers of each professional on this page. */
export const OrderDialog = ({ open, filters, onClose }: { open: boolean; filters: Filters; onClose: () => void }) => (
  <TitledDialog open={open} onClose={onClose} title="Zašto ovim redom?" width="max-w-xl">
    <Reasons filters={filters} onLeave={onClose} />
  </TitledDialog>
)

function Reasons({ filters, onLeave }: { filters: Filters; onLeave: () => void }) {
  const [explained, setExplained] = useState<Explained>()
  const [failure, setFailure] = useState('')
  const query = JSON.stringify(filters)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const latest = JSON.parse(query) as Filters // as serialised above
    call('GET /professionals', { query: { ...latest, explain: '1' }, signal }).then(setExplained, (error: unknown) => {
      if (!signal.aborted) setFailure(failureMessage(error))
    })
    return () => controller.abort()
  }, [query])
  const ordering = orderingFilters(filters, explained)
  const order = oneOf(orders, ordering.sort ?? null, 'recommended')
  return (
    <>
      <ol className="list-decimal space-y-2 pl-5 marker:font-semibold">
        {rulesOf(order, ordering).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      <p className="mt-3">
        Na redoslijed ne utječu posjeti, upiti ni to tko gleda.{' '}
        <Link to="/terms#poredak" className="font-semibold text-primary hover:underline" onClick={onLeave}>
          Cijela pravila
        </Link>
      </p>
      <h3 className="mt-6 mb-2 font-semibold">Na ovoj stranici</h3>
      {failure !== '' && <p role="alert">{failure}</p>}
      {failure === '' && explained === undefined && <Skeleton className="h-40" />}
      <ol className="divide-y divide-line" start={(filters.page - 1) * 24 + 1}>
        {explained?.data.map((professional) => (
          <li key={professional.id} className="py-2.5">
            <span className="block font-medium wrap-anywhere">{professional.company_name}</span>
            <span className="text-sm text-muted tabular-nums">{reasonsText(order, professional)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

import { data } from 'react-router'
import { FailurePage } from '#web/features/shell/failure-page.tsx'

export const loader = () => data(null, { status: 404 })

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function NotFound() {
  return <FailurePage status={404} />
}

import { useCallback, useEffect, useRef, useState } from 'react'
import type { MyReview } from '#contract/reviews.ts'
import { call } from '#web/call.ts'

type MyReviewState = { myReview: MyReview | null; hasFailed: boolean }

/** The couple's own review of this professional and whether it may write one; null until loaded. */
export function useMyReview(professionalId: number) {
  const [answer, setAnswer] = useState<MyReviewState>({ myReview: null, hasFailed: false })
  /** The last request, given up once something newer is known. */
  const request = useRef<AbortController>(undefined)

  const ask = useCallback(() => {
    request.current?.abort()
    const { signal } = (request.current = new AbortController())
    call('GET /reviews/mine', { query: { professional_id: professionalId }, signal }).then(
      ({ data }) => {
        if (!signal.aborted) setAnswer({ myReview: data, hasFailed: false })
      },
      () => {
        if (!signal.aborted) setAnswer({ myReview: null, hasFailed: true })
      },
    )
  }, [professionalId])

  useEffect(() => {
    ask()
    return () => request.current?.abort()
  }, [ask])

  return {
    ...answer,
    setMyReview(myReview: MyReview) {
      request.current?.abort()
      setAnswer({ myReview, hasFailed: false })
    },
    reload: ask,
  }
}

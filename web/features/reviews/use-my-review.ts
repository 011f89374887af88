import { useCallback, useEffect, useState } from 'react'
import type { MyReview } from '#contract/reviews.ts'
import { call } from '#web/call.ts'

type MyReviewState = { myReview: MyReview | null; hasFailed: boolean }

/** The couple's own review of this professional and whether it may write one; null until loaded. */
export function useMyReview(professionalId: number) {
  const [answer, setAnswer] = useState<MyReviewState>({ myReview: null, hasFailed: false })

  const ask = useCallback(
    (signal?: AbortSignal) => {
      call('GET /reviews/mine', { query: { professional_id: professionalId }, signal }).then(
        ({ data }) => setAnswer({ myReview: data, hasFailed: false }),
        () => {
          if (!signal?.aborted) setAnswer({ myReview: null, hasFailed: true })
        },
      )
    },
    [professionalId],
  )

  useEffect(() => {
    const controller = new AbortController()
    ask(controller.signal)
    return () => controller.abort()
  }, [ask])

  return {
    ...answer,
    setMyReview: (myReview: MyReview) => setAnswer({ myReview, hasFailed: false }),
    reload: () => ask(),
  }
}

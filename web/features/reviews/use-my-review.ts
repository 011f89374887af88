import { useCallback, useEffect, useState } from 'react'
import type { MyReview } from '#contract/reviews.ts'
import { ownApi } from '#web/lib/browser-own-api.ts'

type Answer = { mine: MyReview | null; hasFailed: boolean }

/** What the couple has written of this professional and whether it may write; null until the server has said. */
export function useMyReview(professionalId: number) {
  const [answer, setAnswer] = useState<Answer>({ mine: null, hasFailed: false })

  const ask = useCallback(
    (signal?: AbortSignal) => {
      ownApi.getMyReview(professionalId, signal).then(
        ({ data }) => setAnswer({ mine: data, hasFailed: false }),
        () => {
          if (!signal?.aborted) setAnswer({ mine: null, hasFailed: true })
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
    setMine: (mine: MyReview) => setAnswer({ mine, hasFailed: false }),
    askAgain: () => ask(),
  }
}

/**
 * In milliseconds. More than a page takes on a slow connection; a dead one never answers.
 * @internal
 */
export const PATIENCE_MS = 8_000

/**
 * In milliseconds, for a page without a cached replacement: a connection and its first answer on the slowest usable
 * line take five round trips of five seconds each.
 * @internal
 */
export const LAST_PATIENCE_MS = 25_000

/**
 * The network's answer, or the cached one if the network fails or does not answer for a while. Without a cached one,
 * waits for the network and throws its failure.
 */
export async function answerOrCached<Answer>(
  network: Promise<Answer>,
  findCached: () => Promise<Answer | undefined>,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cachedLater = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve(findCached().then((cached) => cached ?? network)), PATIENCE_MS)
  })
  try {
    return await Promise.race([network, cachedLater])
  } catch (error) {
    const cached = await findCached()
    if (cached === undefined) throw error
    return cached
  } finally {
    clearTimeout(timer)
  }
}

/** The answer, or undefined if it fails or takes longer than anyone waits. */
export async function answerInTime<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const nothingLater = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), LAST_PATIENCE_MS)
  })
  try {
    return await Promise.race([answer, nothingLater])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

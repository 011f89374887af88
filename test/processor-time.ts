/** Milliseconds of this thread's processor time: the clock of a busy machine says nothing of the work. */
export async function processorTimeOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

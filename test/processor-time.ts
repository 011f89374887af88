/**
 * This thread's processor time in milliseconds, because wall-clock time on a busy machine says nothing about the work.
 */
export async function processorTimeOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

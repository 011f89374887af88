import { env, exit } from 'node:process'

/** The health check of the container: ends with 0 while this node is ready, with 1 otherwise. */
const answer = await fetch(`http://127.0.0.1:${env['PORT'] ?? '3000'}/readyz`).catch(() => null)
exit(answer?.ok ? 0 : 1)

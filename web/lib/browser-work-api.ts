import { makeWorkApi } from '#web/work-api.ts'
import { fetchTransport } from '#web/call.ts'

export const workApi = makeWorkApi(fetchTransport)

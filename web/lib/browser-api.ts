import { makeApi } from '#web/api.ts'
import { fetchTransport } from '#web/call.ts'

export const browserApi = makeApi(fetchTransport)

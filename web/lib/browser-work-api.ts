import { makeWorkApi } from '#web/work-api.ts'
import { fetchTransport } from './browser-api.ts'

export const workApi = makeWorkApi(fetchTransport)

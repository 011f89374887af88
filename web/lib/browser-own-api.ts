import { makeOwnApi } from '#web/own-api.ts'
import { fetchTransport } from '#web/call.ts'

export const ownApi = makeOwnApi(fetchTransport)

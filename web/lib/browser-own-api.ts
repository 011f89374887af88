import { makeOwnApi } from '#web/own-api.ts'
import { fetchTransport } from './browser-api.ts'

export const ownApi = makeOwnApi(fetchTransport)

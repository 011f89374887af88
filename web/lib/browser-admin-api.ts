import { makeAdminApi } from '#web/admin-api.ts'
import { fetchTransport } from './browser-api.ts'

export const adminApi = makeAdminApi(fetchTransport)

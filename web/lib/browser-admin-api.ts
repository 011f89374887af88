import { makeAdminApi } from '#web/admin-api.ts'
import { fetchTransport } from '#web/call.ts'

export const adminApi = makeAdminApi(fetchTransport)

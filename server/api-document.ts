import { fastify } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { registerApi } from './api.ts'
import { readConfig } from './config.ts'
import { connectDatabase } from './db/connect.ts'
import { createDeps } from './deps.ts'
import { registerOpenApi } from './http/openapi.ts'
import { registerPublicReads } from './http/public-reads.ts'

// A host name that can never be registered.
const publicUrl = 'https://zauvijek.example'

/**
 * The OpenAPI document as an installation at another address serves it. Needs neither a database nor a running server.
 */
export async function makeApiDocument(): Promise<object> {
  // Connects on first use, which never comes.
  const { db, pool, close } = connectDatabase('postgres://localhost/none')
  const app = fastify().withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  registerPublicReads(app)
  await registerOpenApi(app, publicUrl)
  await registerApi(app, createDeps({ config: readConfig({}), db, pool }))
  await app.ready()
  const document = app.swagger()
  await app.close()
  await close()
  return document
}

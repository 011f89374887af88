import { fastify } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { registerApi } from './api.ts'
import { readConfig } from './config.ts'
import { connectDatabase } from './db/connect.ts'
import { createDeps } from './deps.ts'
import { registerOpenApi } from './http/openapi.ts'
import { registerPublicReads } from './http/public-reads.ts'

// A name that nobody can have.
const publicUrl = 'https://zauvijek.example'

/** The OpenAPI document as an installation at another address serves it, without a database or anything else running. */
export async function makeApiDocument(): Promise<object> {
  // Connects when it is first asked, which nothing does.
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

import { fastify } from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { BODY_LIMIT } from '#contract/calls.ts'
import { registerApi } from './api.ts'
import type { Deps } from './deps.ts'
import { isTracing } from '#server/adapters/tracing/tracing.ts'
import { registerApiDocs } from '#server/api-docs/routes.ts'
import { openReadiness } from '#server/db/readiness.ts'
import { findKeyActor, noteKeyUse } from '#server/features/api-keys/service.ts'
import { findActor } from '#server/features/auth/session-service.ts'
import { calendarFileRoutes } from '#server/features/calendar-feed/routes.ts'
import { embeddedCalendarRoutes } from '#server/features/embed/routes.ts'
import { wellKnownRoutes } from '#server/features/site/routes.ts'
import { sitemapRoutes } from '#server/features/sitemap/routes.ts'
import { registerAccess } from '#server/http/access.ts'
import { registerApiTypes } from '#server/http/api-types.ts'
import type { App } from '#server/http/app-type.ts'
import { registerBodies } from '#server/http/bodies.ts'
import { connectionLimits, connectionTimes, proxiesOf, registerConnections } from '#server/http/connections.ts'
import { endedSessionsChannel } from '#server/pubsub/ended-sessions.ts'
import { registerClosing } from '#server/http/closing.ts'
import { registerCors } from '#server/http/cors.ts'
import { registerDatabaseUse } from '#server/http/database-use.ts'
import { registerErrors, sendError } from '#server/http/error-handler.ts'
import { registerHealth } from '#server/http/health.ts'
import { registerInternalCalls } from '#server/http/internal-calls.ts'
import { registerListener } from '#server/pubsub/listener.ts'
import { logDestination } from '#server/http/log-destination.ts'
import { loggingOptions, registerLogging } from '#server/http/logging.ts'
import { registerMetrics } from '#server/http/metrics.ts'
import { registerOpenApi } from '#server/http/openapi.ts'
import { createOutages } from '#server/http/outages.ts'
import { registerOwnChanges } from '#server/http/own-changes.ts'
import { registerPublicReads } from '#server/http/public-reads.ts'
import { createReadyServer } from '#server/http/ready-answers.ts'
import { registerRateLimit } from '#server/http/rate-limit.ts'
import { rejectConnection } from '#server/http/rejected-connections.ts'
import { registerSecurity, securityHeaders } from '#server/http/security.ts'
import { registerSession } from '#server/http/session.ts'
import { invalidationChannel } from '#server/response-cache/invalidation.ts'
import { registerTrailingSlash } from '#server/http/trailing-slash.ts'
import { registerTracing } from '#server/http/tracing.ts'
import { registerTurns } from '#server/http/turns.ts'
import { registerUnknownCalls } from '#server/http/unknown-calls.ts'
import { registerUnreadAnswers } from '#server/http/unread-answers.ts'
import { validatorCompiler } from '#server/http/validation.ts'
import { registerWebPages } from '#server/pages/pages.ts'

export async function buildApp(deps: Deps): Promise<App> {
  const { config, db, clock, responseCache, pool, direct } = deps
  const headers = securityHeaders(config.publicUrl)
  const logStream = logDestination()
  const ready = createReadyServer(logStream, proxiesOf(config.trustProxy))
  const app = fastify({
    ...loggingOptions(config.logLevel, { stream: logStream, findRequestId: ready.findRequestId }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: connectionTimes.requestTimeout,
    serverFactory: ready.serverFactory,
    // During shutdown, running requests finish, new connections are refused, and /readyz answers 503.
    return503OnClosing: false,
    // Would cut connections whose request has arrived but has not been read yet; `closing.ts` closes the idle ones
    // instead.
    forceCloseConnections: false,
    // For errors raised before any hook runs, such as an undecodable address.
    frameworkErrors: (error, request, reply) =>
      void sendError(request, reply.headers({ ...headers, 'x-request-id': request.id }), error),
    clientErrorHandler: rejectConnection,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  registerPublicReads(app)
  registerInternalCalls(app)
  if (isTracing()) registerTracing(app)
  registerDatabaseUse(app)
  registerOwnChanges(app, responseCache)
  registerLogging(app)
  registerSecurity(app, headers)
  registerCors(app, config.corsOrigins)
  registerTrailingSlash(app)
  const readiness = openReadiness(direct, config.databasePooling === 'transaction' ? pool.options : null)
  registerErrors(app, createOutages(app, readiness))
  const turns = registerTurns(app)
  const connections = registerConnections(app, config.trustProxy, connectionLimits(config.workers))
  const closing = registerClosing(app, {
    isBehindProxy: config.trustProxy !== false,
    isAlone: config.workers === 1,
    connections,
  })
  registerBodies(app)
  registerSession(app, {
    findActor: ({ kind, hash }) => (kind === 'session' ? findActor(deps, hash) : findKeyActor(deps, hash)),
    noteUse: (actor) => noteKeyUse(deps, actor),
  })
  registerAccess(app)
  registerRateLimit(app, { db, clock, factor: config.rateLimitFactor })
  registerUnreadAnswers(app)
  await registerOpenApi(app, config.publicUrl)
  registerListener(app, direct, [
    invalidationChannel(responseCache, deps.replicas),
    deps.leadUpdates.channel,
    endedSessionsChannel(deps.eventStreams),
  ])
  // Must come after the listener, which knows where the primary is.
  app.addHook('onReady', () => deps.replicas.start(app.log))
  app.addHook('preClose', async () => deps.eventStreams.close())
  app.addHook('onClose', () => deps.pictures.close())

  registerHealth(app, readiness, closing)
  const measure = registerMetrics(app, { ...deps, connections, turns })
  ready.register(app, { closing, measure, turns })
  registerUnknownCalls(app)
  registerApiDocs(app, deps)
  registerApiTypes(app, deps)
  await registerApi(app, deps)
  calendarFileRoutes(app, deps)
  embeddedCalendarRoutes(app, deps)
  sitemapRoutes(app, deps)
  wellKnownRoutes(app, deps)
  registerWebPages(app, deps)
  return app
}

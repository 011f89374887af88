import { fastify } from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { BODY_LIMIT } from '#contract/calls.ts'
import { API_BASE } from '#contract/paths.ts'
import type { Deps } from './deps.ts'
import { isTracing } from '#server/adapters/tracing/tracing.ts'
import { registerApiDocs } from '#server/api-docs/routes.ts'
import { openReadiness } from '#server/db/readiness.ts'
import { accountRoutes } from '#server/features/account/routes.ts'
import { apiKeyRoutes } from '#server/features/api-keys/routes.ts'
import { findKeyActor, noteKeyUse } from '#server/features/api-keys/service.ts'
import { authRoutes } from '#server/features/auth/routes.ts'
import { findActor } from '#server/features/auth/service.ts'
import { adminProfessionalRoutes } from '#server/features/admin-professionals/routes.ts'
import { adminReviewRoutes } from '#server/features/admin-reviews/routes.ts'
import { adminUserRoutes } from '#server/features/admin-users/routes.ts'
import { adminLogRoutes } from '#server/features/admin-log/routes.ts'
import { availabilityRoutes } from '#server/features/availability/routes.ts'
import { calendarFeedRoutes, calendarFileRoutes } from '#server/features/calendar-feed/routes.ts'
import { categoryRoutes } from '#server/features/categories/routes.ts'
import { embeddedCalendarRoutes, embedRoutes } from '#server/features/embed/routes.ts'
import { eventRoutes } from '#server/features/events/routes.ts'
import { favoriteRoutes } from '#server/features/favorites/routes.ts'
import { followedCalendarRoutes } from '#server/features/followed-calendars/routes.ts'
import { landingRoutes } from '#server/features/landing/routes.ts'
import { leadStreamRoutes } from '#server/features/lead-stream/routes.ts'
import { leadReportRoutes } from '#server/features/lead-reports/routes.ts'
import { leadRoutes } from '#server/features/leads/routes.ts'
import { mediaRoutes, pictureRoutes } from '#server/features/media/routes.ts'
import { messageRoutes } from '#server/features/messages/routes.ts'
import { offerRoutes } from '#server/features/offers/routes.ts'
import { professionalRoutes } from '#server/features/professionals/routes.ts'
import { packageRoutes } from '#server/features/packages/routes.ts'
import { replyTemplateRoutes } from '#server/features/reply-templates/routes.ts'
import { reviewReplyRoutes } from '#server/features/review-replies/routes.ts'
import { reviewRoutes } from '#server/features/reviews/routes.ts'
import { similarRoutes } from '#server/features/similar/routes.ts'
import { siteRoutes } from '#server/features/site/routes.ts'
import { sitemapRoutes } from '#server/features/sitemap/routes.ts'
import { suggestionRoutes } from '#server/features/suggestions/routes.ts'
import { webhookDeliveryRoutes } from '#server/features/webhook-deliveries/routes.ts'
import { webhookRoutes } from '#server/features/webhooks/routes.ts'
import { statisticsRoutes } from '#server/features/statistics/routes.ts'
import { registerAccess } from '#server/http/access.ts'
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
import { validatorCompiler } from '#server/http/validation.ts'
import { registerWebPages } from '#server/pages/pages.ts'

export async function buildApp(deps: Deps): Promise<App> {
  const { config, db, clock, responseCache, pool, direct } = deps
  const headers = securityHeaders(config.publicUrl)
  const logStream = logDestination()
  const ready = createReadyServer(logStream, proxiesOf(config.trustProxy))
  const app = fastify({
    ...loggingOptions(config.logLevel, logStream),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: connectionTimes.requestTimeout,
    serverFactory: ready.serverFactory,
    // On shutdown running requests finish, new connections are refused, and /readyz answers 503.
    return503OnClosing: false,
    // It would end a connection whose request has arrived and is not read yet; `closing.ts` ends those that are idle.
    forceCloseConnections: false,
    // For errors before any hook runs, such as an address that cannot be decoded.
    frameworkErrors: (error, request, reply) => void sendError(request, reply.headers(headers), error),
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
  await registerOpenApi(app, config.publicUrl)
  registerListener(app, direct, [
    invalidationChannel(responseCache, deps.replicas),
    deps.leadUpdates.channel,
    endedSessionsChannel(deps.eventStreams),
  ])
  // After the listener, which knows where the primary is.
  app.addHook('onReady', () => deps.replicas.start(app.log))
  app.addHook('preClose', async () => deps.eventStreams.close())
  app.addHook('onClose', () => deps.pictures.close())

  registerHealth(app, readiness, closing)
  const measure = registerMetrics(app, { ...deps, connections, turns })
  ready.register(app, { closing, measure, turns })
  registerUnknownCalls(app)
  registerApiDocs(app, deps)
  await app.register(
    async (api: App) => {
      authRoutes(api, deps)
      accountRoutes(api, deps)
      apiKeyRoutes(api, deps)
      categoryRoutes(api, deps)
      landingRoutes(api, deps)
      professionalRoutes(api, deps)
      suggestionRoutes(api, deps)
      similarRoutes(api, deps)
      availabilityRoutes(api, deps)
      eventRoutes(api, deps)
      calendarFeedRoutes(api, deps)
      embedRoutes(api, deps)
      followedCalendarRoutes(api, deps)
      webhookRoutes(api, deps)
      webhookDeliveryRoutes(api, deps)
      reviewRoutes(api, deps)
      reviewReplyRoutes(api, deps)
      leadRoutes(api, deps)
      leadStreamRoutes(api, deps)
      messageRoutes(api, deps)
      packageRoutes(api, deps)
      replyTemplateRoutes(api, deps)
      leadReportRoutes(api, deps)
      offerRoutes(api, deps)
      favoriteRoutes(api, deps)
      mediaRoutes(api, deps)
      statisticsRoutes(api, deps)
      siteRoutes(api, deps)
      adminProfessionalRoutes(api, deps)
      adminReviewRoutes(api, deps)
      adminUserRoutes(api, deps)
      adminLogRoutes(api, deps)
    },
    { prefix: API_BASE },
  )
  pictureRoutes(app, deps)
  calendarFileRoutes(app, deps)
  embeddedCalendarRoutes(app, deps)
  sitemapRoutes(app, deps)
  registerWebPages(app, deps)
  return app
}

import { API_BASE } from '#contract/paths.ts'
import type { Deps } from './deps.ts'
import { accountRoutes } from '#server/features/account/routes.ts'
import { apiKeyRoutes } from '#server/features/api-keys/routes.ts'
import { authRoutes } from '#server/features/auth/routes.ts'
import { adminProfessionalRoutes } from '#server/features/admin-professionals/routes.ts'
import { adminReviewRoutes } from '#server/features/admin-reviews/routes.ts'
import { adminUserRoutes } from '#server/features/admin-users/routes.ts'
import { adminLogRoutes } from '#server/features/admin-log/routes.ts'
import { availabilityRoutes } from '#server/features/availability/routes.ts'
import { calendarFeedRoutes } from '#server/features/calendar-feed/routes.ts'
import { categoryRoutes } from '#server/features/categories/routes.ts'
import { embedRoutes } from '#server/features/embed/routes.ts'
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
import { suggestionRoutes } from '#server/features/suggestions/routes.ts'
import { webhookDeliveryRoutes } from '#server/features/webhook-deliveries/routes.ts'
import { webhookRoutes } from '#server/features/webhooks/routes.ts'
import { statisticsRoutes } from '#server/features/statistics/routes.ts'
import type { App } from '#server/http/app-type.ts'

/** Registers every call of the API and everything else its document describes. */
export async function registerApi(app: App, deps: Deps): Promise<void> {
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
}

import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

/** Programs of others are built on these names: one may be added, and none changed or taken away. */
const published = {
  'GET /account': 'getAccount',
  'PUT /account': 'updateAccount',
  'DELETE /account': 'deleteAccount',
  'POST /account/confirmation': 'sendEmailConfirmation',
  'GET /account/export': 'exportAccount',
  'PUT /account/password': 'changePassword',
  'GET /account/sessions': 'listSessions',
  'DELETE /account/sessions': 'endOtherSessions',
  'DELETE /account/sessions/{id}': 'endSession',
  'PUT /admin/categories/{id}': 'updateCategory',
  'PUT /admin/categories/order': 'orderCategories',
  'GET /admin/lead-reports': 'listLeadReports',
  'GET /admin/lead-reports/{id}': 'getLeadReport',
  'POST /admin/lead-reports/{id}/resolve': 'resolveLeadReport',
  'GET /admin/log': 'listAdminLog',
  'GET /admin/professionals': 'listProfessionalsAsAdmin',
  'GET /admin/professionals/{id}': 'getProfessionalAsAdmin',
  'POST /admin/professionals/{id}/approve': 'approveProfessional',
  'GET /admin/professionals/{id}/log': 'listProfessionalLog',
  'PUT /admin/professionals/{id}/premium': 'changeProfessionalPremium',
  'POST /admin/professionals/{id}/reject': 'rejectProfessional',
  'PATCH /admin/professionals/{id}/status': 'changeProfessionalStatus',
  'GET /admin/professionals/pending': 'listPendingProfessionals',
  'GET /admin/reviews': 'listReviewsAsAdmin',
  'POST /admin/reviews/{id}/hide': 'hideReview',
  'POST /admin/reviews/{id}/reply/hide': 'hideReviewReply',
  'POST /admin/reviews/{id}/reply/show': 'showReviewReply',
  'POST /admin/reviews/{id}/show': 'showReview',
  'GET /admin/users': 'listUsers',
  'POST /admin/users/{id}/restore': 'restoreUser',
  'POST /admin/users/{id}/suspend': 'suspendUser',
  'GET /auth/me': 'getMe',
  'GET /availability': 'listAvailableDays',
  'GET /availability/day': 'getAvailableDay',
  'GET /api-keys': 'listApiKeys',
  'POST /api-keys': 'createApiKey',
  'DELETE /api-keys/{id}': 'revokeApiKey',
  'GET /calendar-feed': 'getCalendarFeed',
  'POST /calendar-feed': 'createCalendarFeed',
  'DELETE /calendar-feed': 'deleteCalendarFeed',
  'GET /categories': 'listCategories',
  'POST /confirm-email': 'confirmEmail',
  'POST /contact': 'sendContactMessage',
  'GET /embed': 'getCalendarEmbed',
  'PUT /embed': 'updateCalendarEmbed',
  'GET /events': 'listEvents',
  'POST /events': 'createEvent',
  'PUT /events/{id}': 'updateEvent',
  'DELETE /events/{id}': 'deleteEvent',
  'POST /events/bulk': 'createEvents',
  'POST /events/bulk/undo': 'undoEvents',
  'GET /favorites': 'listFavorites',
  'POST /favorites': 'addFavorite',
  'PUT /favorites/{id}': 'updateFavorite',
  'DELETE /favorites/{id}': 'removeFavorite',
  'GET /followed-calendars': 'listFollowedCalendars',
  'POST /followed-calendars': 'followCalendar',
  'DELETE /followed-calendars/{id}': 'unfollowCalendar',
  'POST /followed-calendars/{id}/read': 'readFollowedCalendar',
  'POST /followed-calendars/preview': 'previewFollowedCalendar',
  'POST /forgot-password': 'requestPasswordReset',
  'GET /landing': 'listLandingPages',
  'GET /landing/{category}/{city}': 'getLandingPage',
  'GET /leads': 'listLeads',
  'POST /leads': 'sendLead',
  'GET /leads/{id}': 'getLead',
  'PUT /leads/{id}': 'changeLeadStatus',
  'DELETE /leads/{id}': 'withdrawLead',
  'GET /leads/{id}/attachments/{attachment}': 'downloadAttachment',
  'GET /leads/{id}/messages': 'listMessages',
  'POST /leads/{id}/messages': 'sendMessage',
  'GET /leads/{id}/offers': 'listOffers',
  'POST /leads/{id}/offers': 'sendOffer',
  'POST /leads/{id}/read': 'markMessagesRead',
  'POST /leads/{id}/report': 'reportLead',
  'POST /leads/bulk': 'sendLeads',
  'GET /leads/counts': 'countLeads',
  'GET /leads/stream': 'streamLeads',
  'POST /login': 'login',
  'POST /logout': 'logout',
  'POST /media': 'uploadMedia',
  'PUT /media/{id}': 'updateMedia',
  'DELETE /media/{id}': 'deleteMedia',
  'PUT /media/order': 'orderMedia',
  'GET /offers/{id}': 'getOffer',
  'POST /offers/{id}/accept': 'acceptOffer',
  'POST /offers/{id}/decline': 'declineOffer',
  'POST /offers/{id}/withdraw': 'withdrawOffer',
  'GET /offers/latest': 'getLatestOffer',
  'GET /professionals': 'listProfessionals',
  'GET /professionals/{id}': 'getProfessional',
  'PUT /professionals/{id}': 'updateProfessional',
  'GET /professionals/{id}/availability': 'listProfessionalAvailability',
  'PUT /professionals/{id}/facts': 'updateFacts',
  'PUT /professionals/{id}/packages': 'updatePackages',
  'GET /professionals/{id}/similar': 'listSimilarProfessionals',
  'POST /professionals/{id}/views': 'recordProfessionalView',
  'POST /register': 'register',
  'GET /reply-templates': 'listReplyTemplates',
  'POST /reply-templates': 'createReplyTemplate',
  'PUT /reply-templates/{id}': 'updateReplyTemplate',
  'DELETE /reply-templates/{id}': 'deleteReplyTemplate',
  'POST /reset-password': 'resetPassword',
  'POST /reset-password/check': 'checkPasswordReset',
  'GET /reviews': 'listReviews',
  'POST /reviews': 'createReview',
  'PUT /reviews/{id}': 'updateReview',
  'DELETE /reviews/{id}': 'deleteReview',
  'PUT /reviews/{id}/reply': 'replyToReview',
  'DELETE /reviews/{id}/reply': 'deleteReviewReply',
  'POST /reviews/{id}/reply/report': 'reportReviewReply',
  'POST /reviews/{id}/report': 'reportReview',
  'GET /reviews/mine': 'listOwnReviews',
  'GET /reviews/received': 'listReceivedReviews',
  'GET /site': 'getSite',
  'GET /statistics': 'getStatistics',
  'GET /suggestions': 'listSuggestions',
  'DELETE /webhooks/{id}': 'deleteWebhook',
  'GET /webhooks': 'listWebhooks',
  'GET /webhooks/{id}/deliveries': 'listWebhookDeliveries',
  'GET /webhooks/{id}/deliveries/{delivery}': 'getWebhookDelivery',
  'POST /webhooks': 'createWebhook',
  'POST /webhooks/{id}/deliveries/{delivery}/retry': 'retryWebhookDelivery',
  'POST /webhooks/{id}/secret': 'rotateWebhookSecret',
  'POST /webhooks/{id}/test': 'testWebhook',
  'PUT /webhooks/{id}': 'updateWebhook',
  // Outside of the API's base.
  'GET /media/{file}': 'downloadPicture',
}

const { app, close } = await makeTestApp()
afterAll(close)

const { paths } = (await app.inject('/api/openapi.json')).json<{
  paths: Record<string, Record<string, { operationId: string }>>
}>()
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => {
    return [`${method.toUpperCase()} ${path.replace('/api/v1', '')}`, operationId] as const
  }),
)

test('each call has the operationId under which it was published', () => {
  expect(Object.fromEntries(operations)).toStrictEqual(published)
})

test('no two calls share an operationId, whatever its case', () => {
  const names = operations.map(([, name]) => name.toLowerCase())
  expect(new Set(names).size).toBe(names.length)
})

test('an operationId is a verb and its noun in camel case', () => {
  for (const [, name] of operations) expect(name).toMatch(/^[a-z]+([A-Z][a-z]+)*$/)
})

import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { helpPages, legalPages, placeholderPages } from '#contract/site-pages.ts'

/** Every page and its module. */
export default [
  index('routes/public/home.tsx'),
  route('professionals', 'routes/public/professionals.tsx', { id: 'professionals' }),
  route('professionals/:id', 'routes/public/professional-detail.tsx', { id: 'professional-detail' }),
  route('compare', 'routes/public/compare.tsx'),
  route('categories', 'routes/public/categories.tsx', { id: 'categories' }),
  route('map', 'routes/public/map.tsx'),
  route('dates', 'routes/public/dates.tsx'),
  route('login', 'routes/public/login.tsx'),
  route('register', 'routes/public/register.tsx'),
  route('forgot-password', 'routes/public/forgot-password.tsx'),
  route('reset-password', 'routes/public/reset-password.tsx'),
  route('confirm-email', 'routes/public/confirm-email.tsx'),
  route('favorites', 'routes/account/favorites.tsx'),
  route('enquiries', 'routes/account/enquiries.tsx'),
  route('offers/:id', 'routes/account/offer.tsx'),
  route('profile', 'routes/account/profile.tsx'),
  layout('routes/account/messages.tsx', [
    route('messages', 'routes/account/no-conversation.tsx'),
    route('messages/:id', 'routes/account/conversation.tsx'),
  ]),
  route('professional/profile', 'routes/professional/profile.tsx'),
  route('professional/calendar', 'routes/professional/calendar.tsx'),
  route('professional/leads', 'routes/professional/leads.tsx'),
  route('professional/statistics', 'routes/professional/statistics.tsx'),
  route('professional/reviews', 'routes/professional/reviews.tsx'),
  route('professional/api', 'routes/professional/api.tsx'),
  route('professional/embed', 'routes/professional/embed.tsx'),
  route('professional/webhooks', 'routes/professional/webhooks.tsx'),
  layout('routes/admin/layout.tsx', [
    route('admin/professionals', 'routes/admin/professionals.tsx'),
    route('admin/reviews', 'routes/admin/reviews.tsx'),
    route('admin/users', 'routes/admin/users.tsx'),
    route('admin/categories', 'routes/admin/categories.tsx'),
    route('admin/lead-reports', 'routes/admin/lead-reports.tsx'),
    route('admin/log', 'routes/admin/log.tsx'),
  ]),
  ...legalPages.map((path) => route(path.slice(1), 'routes/public/legal.tsx', { id: path })),
  ...helpPages.map((path) => route(path.slice(1), 'routes/public/help.tsx', { id: path })),
  ...placeholderPages.map((path) =>
    route(path.slice(1), 'routes/public/placeholder.tsx', { id: `placeholder ${path}` }),
  ),
  // A category alone redirects to the home page; a path that is neither category nor city is a 404.
  route(':category/:city?', 'routes/public/landing.tsx', { id: 'landing' }),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig

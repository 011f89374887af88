import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { placeholderPages } from '../contract/paths.ts'

/** The site map. */
export default [
  index('routes/public/home.tsx'),
  route('professionals/:id', 'routes/public/professional-detail.tsx', { id: 'professional-detail' }),
  route('login', 'routes/public/login.tsx'),
  route('register', 'routes/public/register.tsx'),
  route('forgot-password', 'routes/public/forgot-password.tsx'),
  route('reset-password', 'routes/public/reset-password.tsx'),
  route('confirm-email', 'routes/public/confirm-email.tsx'),
  route('favorites', 'routes/account/favorites.tsx'),
  route('enquiries', 'routes/account/enquiries.tsx'),
  route('profile', 'routes/account/profile.tsx'),
  route('professional/leads', 'routes/professional/leads.tsx'),
  ...placeholderPages.map((path) =>
    route(path.slice(1), 'routes/public/placeholder.tsx', { id: `placeholder ${path}` }),
  ),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig

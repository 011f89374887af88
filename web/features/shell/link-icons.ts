import {
  mdiAccountGroupOutline,
  mdiCalendarMonthOutline,
  mdiChartBar,
  mdiEmailOutline,
  mdiHeartOutline,
  mdiHomeOutline,
  mdiMessageTextOutline,
  mdiShapeOutline,
  mdiShieldAccountOutline,
} from '@mdi/js'

/** The icons of the drawer's links by page. Not in web/pages.ts, because only the drawer shows them. */
export const linkIcons: Readonly<Record<string, string>> = {
  '/': mdiHomeOutline,
  '/professionals': mdiAccountGroupOutline,
  '/categories': mdiShapeOutline,
  '/favorites': mdiHeartOutline,
  '/enquiries': mdiEmailOutline,
  '/messages': mdiMessageTextOutline,
  '/professional/calendar': mdiCalendarMonthOutline,
  '/professional/leads': mdiEmailOutline,
  '/professional/statistics': mdiChartBar,
  '/admin/professionals': mdiShieldAccountOutline,
}

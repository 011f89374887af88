const instantDay = new Intl.DateTimeFormat('hr-HR', {
  timeZone: 'Europe/Zagreb',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** The day of an instant as people in Croatia saw it: `3. svibnja 2026.` */
export const dayOfInstant = (instant: string) => instantDay.format(new Date(instant))

const instantTime = new Intl.DateTimeFormat('hr-HR', { timeZone: 'Europe/Zagreb', hour: '2-digit', minute: '2-digit' })

/** `3. svibnja 2026. u 14:05` */
export const momentOf = (instant: string) => `${dayOfInstant(instant)} u ${instantTime.format(new Date(instant))}`

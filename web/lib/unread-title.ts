/** The title of a page without the number of unread messages before it, which changes while the page is open. */
export const withoutUnread = (title: string) => title.replace(/^\(\d+\+?\) /, '')

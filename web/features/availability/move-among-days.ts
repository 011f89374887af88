import type { KeyboardEvent } from 'react'
import { type CalendarDay, daysBetween } from '#contract/calendar-day.ts'

const week = 7

const dayOf = (link: HTMLElement) => link.dataset.day as CalendarDay // as the heat map writes it

/**
 * The link to which a key moves. Left and right: the day before or after; up and down: the same weekday of another
 * week; Home and End: the ends of the month; Page Up and Page Down: the same position in another month. Days without
 * anybody are skipped; undefined at the ends and for all other keys.
 */
function targetOf(key: string, from: HTMLElement, links: HTMLElement[]): HTMLElement | undefined {
  const index = links.indexOf(from)
  const day = dayOf(from)
  if (key === 'ArrowRight') return links[index + 1]
  if (key === 'ArrowLeft') return links[index - 1]
  const isSameMonth = (link: HTMLElement) => dayOf(link).startsWith(day.slice(0, 7))
  if (key === 'Home') return links.find(isSameMonth)
  if (key === 'End') return links.findLast(isSameMonth)
  const ahead = (link: HTMLElement) => daysBetween(day, dayOf(link))
  const isSameDay = (link: HTMLElement) => ahead(link) % week === 0
  if (key === 'ArrowDown') return links.find((link) => ahead(link) > 0 && isSameDay(link))
  if (key === 'ArrowUp') return links.findLast((link) => ahead(link) < 0 && isSameDay(link))
  if (key === 'PageDown') return links.find((link) => ahead(link) >= 4 * week && isSameDay(link))
  if (key === 'PageUp') return links.findLast((link) => ahead(link) <= -4 * week && isSameDay(link))
  return undefined
}

/** The keyboard support of a heat map, whose links have their day in `data-day`. */
export function moveAmongDays(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const links = [...currentTarget.querySelectorAll<HTMLElement>('a[data-day]')]
  const next = targetOf(event.key, target, links)
  if (!next) return
  event.preventDefault()
  // One tab stop in each month.
  for (const link of next.closest('table')?.querySelectorAll('a') ?? []) link.tabIndex = link === next ? 0 : -1
  next.focus()
}

import type { CalendarOptions } from '@fullcalendar/react'
import { cx } from '#web/ui/class-names.ts'
import { styleOfType } from './type-style.ts'

/**
 * The look of FullCalendar's parts in place of one of its themes: all take the product's colours, so that the dark theme
 * needs nothing more.
 */
export const gridStyle: CalendarOptions = {
  viewClass: 'bg-surface text-ink border-t border-line',
  tableHeaderClass: 'bg-surface',
  dayHeaderRowClass: 'border border-line',
  dayHeaderAlign: 'center',
  dayHeaderInnerClass: 'py-2 text-sm font-medium text-muted',
  dayHeaderDividerClass: 'border-b border-line',
  dayRowClass: 'border border-line',
  // FullCalendar itself removes the sides on which a line would be double.
  dayCellClass: ({ isOther, isPast }) =>
    cx('border border-line', isOther && 'bg-tint', !isPast && 'cursor-pointer hover:bg-tint'),
  dayCellTopClass: 'flex justify-end p-[0.2rem] sm:p-1.5',
  dayCellTopInnerClass: ({ isToday, isOther, isPast }) =>
    cx(
      'grid h-7 min-w-[min(1.75rem,100%)] place-items-center rounded-full text-sm tabular-nums sm:px-1',
      isToday ? 'bg-primary-fill font-semibold text-on-primary' : isOther || isPast ? 'text-muted' : 'font-medium',
    ),
  dayCellBottomClass: 'min-h-1',
  highlightClass: 'bg-primary-soft',
  fillerClass: 'border-line',

  eventClass: ({ isDragging }) =>
    cx('outline-offset-1 focus-visible:outline-2 outline-primary', isDragging && 'shadow-float'),
  rowEventClass: ({ event }) => {
    const { fill, text } = styleOfType(String(event.extendedProps['type']))
    return cx('mx-1 mb-1 cursor-pointer rounded-md', fill, text)
  },
  rowEventInnerClass: ({ isNarrow }) =>
    cx(
      'flex min-h-7 flex-1 items-center print:gap-0.5 print:px-0.5',
      // On a tablet a long word has its room below the icon.
      isNarrow ? 'justify-center' : 'flex-wrap gap-x-1 px-1 py-0.5 lg:gap-x-1.5 lg:px-2',
    ),
  rowEventTitleClass: ({ isNarrow }) =>
    isNarrow
      ? 'sr-only'
      : 'line-clamp-3 min-w-0 grow basis-[min-content] text-sm/tight font-semibold wrap-break-word print:text-[7pt]/[1.2] print:wrap-anywhere',

  listDayClass: 'border-b border-line last:border-b-0',
  listDayHeaderClass: 'bg-tint flex justify-between gap-3 px-4 py-2',
  // The second repeats the date; its own option would only bring back the default.
  listDayHeaderInnerClass: ({ level }) => cx('text-sm font-semibold', level > 0 && 'hidden'),
  listItemEventClass: '-outline-offset-2! flex min-h-14 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-tint',
  listItemEventInnerClass: 'flex min-w-0 flex-1 items-center gap-3',
  listItemEventTitleClass: 'font-medium wrap-anywhere',
  noEventsClass: 'mx-auto self-start px-4',
  noEventsInnerClass: 'text-center text-muted',
}

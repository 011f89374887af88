import croatia from '#web/assets/croatia.svg?url'
import { mapSize } from './projection.ts'

/** Croatia, or the part of it in `viewBox`: one file for every map, in the colours of the page. */
export function MapGround({
  viewBox = `0 0 ${mapSize.width} ${mapSize.height}`,
  title,
  description,
  className,
  children,
}: {
  viewBox?: string
  title: string
  description?: string
  className?: string
  children?: React.ReactNode
}) {
  return (
    <svg role="img" viewBox={viewBox} className={className}>
      <title>{title}</title>
      {description && <desc>{description}</desc>}
      <g strokeLinejoin="round" className="fill-surface stroke-control [&>*]:[vector-effect:non-scaling-stroke]">
        <use href={`${croatia}#land`} strokeWidth="0.8" />
        <use href={`${croatia}#counties`} strokeWidth="0.6" className="opacity-45" />
      </g>
      {children}
    </svg>
  )
}

import type { Media } from '#contract/media.ts'
import { mediaPath } from '#contract/paths.ts'
import { cx } from './class-names.ts'

type Loading = { eager?: boolean | undefined; priority?: boolean | undefined }

/** A picture of a portfolio in AVIF or WebP at the width that its place needs. */
export function MediaPicture({
  media,
  sizes,
  alt,
  eager,
  priority,
  className,
}: Loading & { media: Media; sizes: string; alt: string; className?: string }) {
  const srcSet = (format: 'avif' | 'webp') =>
    media.widths.map((width) => `${mediaPath(media.hash, width, format)} ${width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet('webp')} sizes={sizes} />
      <img
        src={media.url}
        alt={alt}
        width={media.width}
        height={media.height}
        loading={eager || priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={cx('block bg-tint', className)}
      />
    </picture>
  )
}

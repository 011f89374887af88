import { preload } from 'react-dom'
import { cx } from './class-names.ts'

interface PictureFiles {
  /** One `srcset` for each format. */
  avif: string
  webp: string
  fallback: string
  width: number
  height: number
}

/** A picture in AVIF or WebP at the width that its place needs, which `sizes` describes. */
export function Picture({
  files,
  sizes,
  alt,
  eager,
  priority,
  className,
}: {
  files: PictureFiles
  sizes: string
  alt: string
  eager?: boolean | undefined
  priority?: boolean | undefined
  className?: string
}) {
  // Preloaded from the head: the page waits for this picture, but the browser would discover the others first.
  if (priority)
    preload(files.fallback, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: files.avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  return (
    <picture>
      <source type="image/avif" srcSet={files.avif} sizes={sizes} />
      <img
        loading={eager || priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        sizes={sizes}
        srcSet={files.webp}
        src={files.fallback}
        alt={alt}
        width={files.width}
        height={files.height}
        decoding="async"
        className={cx('block bg-tint', className)}
      />
    </picture>
  )
}

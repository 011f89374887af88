import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router'
import { useSession } from '#web/lib/session.ts'
import { cx } from '#web/ui/class-names.ts'
import { targetForRole, useRedirectTarget } from './redirect-target.ts'

type PictureSources = { avif: string; webp: string; fallback: string }

export type PicturePair = readonly [large: PictureSources, small: PictureSources]

interface AccountLayoutProps {
  title: string
  intro: ReactNode
  pictures: PicturePair
  children: ReactNode
}

/**
 * The layout of sign-in and registration. Redirects to the target as soon as the user is signed in, here or in another
 * tab.
 */
export function EntryLayout(layout: AccountLayoutProps) {
  const { status, user } = useSession()
  const { target } = useRedirectTarget()
  // Once visible, the form stays until the next page is there.
  const [wasVisible, setWasVisible] = useState(false)
  if (status === 'anonymous' && !wasVisible) setWasVisible(true)
  return (
    <div className={cx(!wasVisible && 'in-data-[session=present]:invisible')}>
      {user && <Navigate to={wasVisible ? targetForRole(user.role, target) : target} replace />}
      <AccountLayout {...layout} />
    </div>
  )
}

/** A form about an account, with two pictures beside it on wide screens. */
export function AccountLayout({ title, intro, pictures: [large, small], children }: AccountLayoutProps) {
  return (
    <div className="group/account container-page grid gap-x-12 pt-8 pb-14 md:pt-14 md:pb-24 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
      <div className="mx-auto w-full max-w-md">
        <h1 className="font-display text-3xl">{title}</h1>
        <div className="mt-3 mb-7 text-muted">{intro}</div>
        {children}
      </div>
      <div className="max-lg:hidden" aria-hidden>
        <div className="sticky top-30 ml-auto aspect-4/5 max-h-[calc(100dvh-10rem)] max-w-134">
          <DecorativePicture picture={large} sizes="428px" className="absolute top-0 right-0 h-[92%] w-[80%]" />
          <DecorativePicture picture={small} sizes="224px" className="absolute bottom-0 left-0 h-[45%] w-[42%]" />
        </div>
      </div>
    </div>
  )
}

/** Loaded only on sufficiently wide screens. */
function DecorativePicture({
  picture,
  sizes,
  className,
}: {
  picture: PictureSources
  sizes: string
  className: string
}) {
  return (
    <picture className={cx('overflow-hidden rounded-card ring-4 ring-page', className)}>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <source type="image/webp" srcSet={picture.webp} sizes={sizes} />
      <img
        src={picture.fallback}
        alt=""
        width={480}
        height={640}
        loading="lazy"
        className="size-full bg-tint object-cover"
      />
    </picture>
  )
}

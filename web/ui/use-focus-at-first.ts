import { useEffect, useRef } from 'react'

/** For what replaces a pressed button: the element takes the focus when it appears, so that a screen reader reads it. */
export function useFocusAtFirst<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  useEffect(() => place.current?.focus(), [])
  return place
}

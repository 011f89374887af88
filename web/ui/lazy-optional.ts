import { type ComponentType, lazy } from 'react'

/**
 * A component that is loaded when it is first shown. If loading fails, it renders nothing and the page works without
 * it.
 */
export const lazyOptional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: (() => null) as ComponentType<Props> }), // a component whatever its properties
    ),
  )

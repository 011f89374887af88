import { createContext } from 'react-router'
import type { PageEnvironment } from '#contract/page-environment.ts'

/** Set on every request that the server renders. */
export const pageEnvironment = createContext<PageEnvironment>()

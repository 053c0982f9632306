import { use } from 'react'
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom'
import type { Router } from './router.ts'

/** The router with its present state. The state that `useLocation` returns is up to a few frames behind. Undefined outside a router. */
export const useRouterNow = (): Pick<Router, 'state' | 'basename'> | undefined => use(RouterContext)?.router

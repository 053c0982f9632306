import { use } from 'react'
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom'
import type { Router } from './router.ts'

/** The router with its current state; `useLocation` may be a few frames behind. Undefined outside a router. */
export const useRouterNow = (): Pick<Router, 'state' | 'basename'> | undefined => use(RouterContext)?.router

import * as React from 'react'

/**
 * In development React notes for each element where it was made, an error with a stack, which is a tenth of what a screen test takes. Only
 * its warnings show it. React counts these notes and makes no more of them in a second when there are too many.
 */
export function withoutOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  )
  Object.defineProperty(Object(internals), 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
    configurable: true,
  })
}

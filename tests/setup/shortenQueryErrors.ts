import { configure, getConfig, prettyDOM } from '@testing-library/react'

/** Testing Library's option for a query that will be repeated. */
const isOneOfMany = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

/** A failed query prints the whole page, and a waiting query fails dozens of times, so only the last failure prints it. */
export function shortenQueryErrors(): void {
  configure({
    getElementError(message, container) {
      const error = new Error(isOneOfMany() ? (message ?? '') : `${message ?? ''}\n\n${prettyDOM(container)}`)
      error.name = 'TestingLibraryElementError'
      return error
    },
  })
}

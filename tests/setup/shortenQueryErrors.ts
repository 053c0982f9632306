import { configure, getConfig, prettyDOM } from '@testing-library/react'

/** Testing Library's own name for a look of which more follow. */
const isOneOfMany = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

/**
 * What is not found is told with the whole page beside it, and whoever waits for it looks dozens of times: the page is written out for the
 * last of them only.
 */
export function shortenQueryErrors(): void {
  configure({
    getElementError(message, container) {
      const error = new Error(isOneOfMany() ? (message ?? '') : `${message ?? ''}\n\n${prettyDOM(container)}`)
      error.name = 'TestingLibraryElementError'
      return error
    },
  })
}

import type { ShouldRevalidateFunction } from 'react-router-dom'

/** The page's own state, such as the step of the checkout, stands in the query: it needs no new data. */
export const onlyForAnotherPath: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate

const firstPageOf = ({ pathname }: URL): number => Number(/\/pages\/(\d+)/.exec(pathname)?.[1] ?? 1)

/** "Load more" has the goods behind those shown; the ones before them are new to the page. */
export const forEarlierPages: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  firstPageOf(nextUrl) !== firstPageOf(currentUrl) || defaultShouldRevalidate

/** A text has other words on its other pages. */
export const forEveryPart: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname || defaultShouldRevalidate

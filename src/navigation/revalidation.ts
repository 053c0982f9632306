import type { ShouldRevalidateFunction } from 'react-router-dom'

/** The query contains the page's own state, such as the step of the checkout, which needs no new data. */
export const onlyForAnotherPath: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate

const firstPageOf = ({ pathname }: URL): number => Number(/\/pages\/(\d+)/.exec(pathname)?.[1] ?? 1)

/** "Load more" loads the following products itself. Only the products of earlier pages are new to the page. */
export const forEarlierPages: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  firstPageOf(nextUrl) !== firstPageOf(currentUrl) || defaultShouldRevalidate

/** A text has other content on each of its pages. */
export const forEveryPart: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname || defaultShouldRevalidate

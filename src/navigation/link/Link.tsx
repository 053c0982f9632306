import { type ComponentProps, type MouseEvent, use } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom'
import { isPlainPress } from './isPlainPress.ts'

const lastSlash = /\/$/

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the shop, from its root. */
  to: string
  /** Takes the place of the history entry at hand; so does a link to where the shopper is. */
  replace?: boolean
  state?: unknown
  preventScrollReset?: boolean
}

/**
 * A link to another page of the shop. Unlike the router's own it does not ask where the shopper is until it is pressed: there are a
 * hundred on a page, and all of them would be drawn anew with every navigation.
 */
export function Link({
  to,
  replace,
  state,
  preventScrollReset = false,
  onClick,
  children,
  ...anchor
}: LinkProps) {
  const { basename, navigator } = use(NavigationContext)
  const href = to === '/' ? basename : `${basename.replace(lastSlash, '')}${to}`

  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || (anchor.target ?? '_self') !== '_self' || !isPlainPress(event)) return
    event.preventDefault()
    const { pathname, search, hash } = location
    const isReplacing = replace ?? `${pathname}${search}${hash}` === href
    navigator[isReplacing ? 'replace' : 'push'](to, state, { preventScrollReset })
  }

  return (
    <a {...anchor} href={href} onClick={press}>
      {children}
    </a>
  )
}

interface NavLinkProps extends LinkProps {
  /** Only where the shopper is at this very path, not below it. */
  end?: boolean
}

/** A link that says of itself that the shopper is there, or below it. */
export function NavLink({ to, end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation()
  const here = pathname.replace(lastSlash, '')
  const there = to.replace(lastSlash, '')
  const isHere = here === there || (!end && here.startsWith(`${there}/`))
  return <Link {...link} to={to} aria-current={isHere ? 'page' : undefined} />
}

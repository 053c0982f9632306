import { type ComponentProps, type MouseEvent, use } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom'
import { isPlainPress } from './isPlainPress.ts'

const lastSlash = /\/$/

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the shop, from its root. */
  to: string
  /** Replaces the current history entry. A link to the current address does so too. */
  replace?: boolean
  state?: unknown
  preventScrollReset?: boolean
}

/**
 * A link to another page of the shop. Unlike the router's own link, it reads the current location only when it is pressed: a page has a
 * hundred links, and all of them would render again with every navigation.
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
  /** Marks the link only at this very path, not below it. */
  end?: boolean
}

/** A link that is marked as current when the shopper is at its path or below it. */
export function NavLink({ to, end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation()
  const here = pathname.replace(lastSlash, '')
  const there = to.replace(lastSlash, '')
  const isHere = here === there || (!end && here.startsWith(`${there}/`))
  return <Link {...link} to={to} aria-current={isHere ? 'page' : undefined} />
}

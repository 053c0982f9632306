import { addressOf } from '../../base/addresses.ts'
import { masked } from '../../rules/contact/contact.ts'
import { cartOf } from '../../state/cart/cartView.ts'
import { seoFor } from '../../base/texts.ts'
import { type PageAnswer, pageOf, type PageRequest } from './pageRequest.ts'

/** `/login`; who is logged in already goes to their account. */
export function loginPage({ account, texts }: PageRequest): PageAnswer {
  if (account) return { redirect: addressOf.account }
  return pageOf({
    kind: 'login',
    canonicalPath: addressOf.login,
    seo: seoFor(texts, 'login'),
  })
}

/** `/checkout-login`: log in, join or go on as a guest; there is nothing to ask of who is logged in or has nothing to buy. */
export function checkoutLoginPage(request: PageRequest): PageAnswer {
  const { account, texts } = request
  const cart = cartOf(request)
  if (cart.cartVariants.length === 0) return { redirect: addressOf.cart }
  if (account) return { redirect: addressOf.checkout }
  return pageOf(
    {
      kind: 'checkoutLogin',
      canonicalPath: addressOf.checkoutLogin,
      seo: seoFor(texts, 'checkout_login'),
    },
    { cart },
  )
}

/** `/reset-password?token=…`: whether the link still opens. */
export function resetPasswordPage({ state, search, texts, now }: PageRequest): PageAnswer {
  const link = state.access.resetLinks.find(({ token }) => token === search.get('token'))
  const account = link && now < link.expiresAt ? state.accounts[link.userId] : undefined
  return pageOf(
    {
      kind: 'resetPassword',
      canonicalPath: addressOf.resetPassword,
      seo: seoFor(texts, 'reset_password'),
    },
    { passwordReset: account ? { isValid: true, email: masked(account.email) } : { isValid: false } },
  )
}

/** What a shopper does and sees, in any engine. */
import { named } from '../../fixtures/named.ts'
import { type Part, type Tab, until } from './tab.ts'

export const button = (name: string): Part => ({ role: 'button', name })
export const link = (name: string): Part => ({ role: 'link', name })
export const field = (name: string): Part => ({ role: 'field', name })
export const radio = (name: string): Part => ({ role: 'radio', name })

/** Waits until a heading of the page has this text. */
export const headed = (tab: Tab, heading: string): Promise<true> =>
  until(`the heading “${heading}”`, () =>
    tab.run(
      (text) =>
        [...document.querySelectorAll('main h1, main h2')].some(
          (one) =>
            one.checkVisibility({ visibilityProperty: true }) && (one.textContent ?? '').includes(text),
        ),
      heading,
    ),
  )

/** Waits until this step of the checkout is the open one. */
export const atStep = (tab: Tab, title: string): Promise<true> =>
  until(`the step “${title}”`, () =>
    tab.run(
      (text) =>
        document.querySelector('section[aria-current="step"] h2')?.textContent?.endsWith(text) === true,
      title,
    ),
  )

/** Waits until the document element has this mark. */
export const marked = (tab: Tab, name: string, value: string): Promise<true> =>
  until(`data-${name} is ${value}`, () =>
    tab.run((key, wanted) => document.documentElement.dataset[key] === wanted, name, value),
  )

export const says = (tab: Tab, text: string): Promise<true> =>
  until(`the text “${text}”`, () => tab.run((wanted) => document.body.innerText.includes(wanted), text))

/** Opens an address of the shop and waits until it runs. */
export async function open(tab: Tab, address: string): Promise<void> {
  await tab.goto(address)
  await marked(tab, 'boot', 'running')
}

/** The product page of a shop, with six of it in the cart. Ends in the cart. `query` are the options of a link. */
export async function putIntoCart(tab: Tab, shop: string, query = ''): Promise<void> {
  await open(tab, `${shop}product/${named.saleMilk}/milk${query}`)
  for (let count = 1; count < 6; count += 1) await tab.press(button('/one more$/'))
  await tab.press(button('/^Add · /'))
  await tab.press(button('View in cart'))
  // By keyboard: the panel may still be moving.
  await tab.key(link('View cart'), 'Enter')
  await headed(tab, 'Your cart')
}

export async function giveAddress(tab: Tab): Promise<void> {
  await atStep(tab, 'Delivery address')
  await tab.type(field('First name'), 'Aisyah')
  await tab.type(field('Last name'), 'Rahman')
  await tab.type(field('Street address'), '12 Jalan Ampang')
  await tab.type(field('Postcode'), '50450')
  await until('the town of the postcode', () =>
    tab.run(() => document.querySelector('input[name="city"][value="Kuala Lumpur"]') !== null),
  )
  await tab.press(button('Continue'))
  await atStep(tab, 'Phone')
}

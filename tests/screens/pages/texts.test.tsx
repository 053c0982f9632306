import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Language } from '../../../src/contract/enumerations.ts'
import { to } from '../../../src/paths.ts'
import { openShop, withShop } from '../openShop.tsx'

withShop()

const title = () => screen.getByRole('heading', { level: 1 })
const contents = () => within(screen.getByRole('navigation', { name: 'On this page' }))

/** The page's structured data of this schema.org type. */
function structuredData(type: string): Record<string, unknown> | undefined {
  const all = Array.from(document.querySelectorAll('script[type="application/ld+json"]'), (script) => {
    const data: unknown = JSON.parse(script.textContent)
    return data as Record<string, unknown>
  })
  return all.find((data) => data['@type'] === type)
}

test('the terms have sections, and the contents link to each', async () => {
  await openShop(to.text('terms-conditions'))
  expect(title()).toHaveTextContent('Terms and conditions')
  expect(screen.getByText('Last updated 01/09/2026')).toBeVisible()
  const links = contents().getAllByRole('link', { name: 'Delivery', hidden: true })
  for (const link of links) {
    const part = document.querySelector(link.getAttribute('href') ?? '')
    expect(part).toHaveAccessibleName('Delivery')
    // The browser moves the focus to the target of a link if it can have it.
    expect(part).toHaveAttribute('tabindex', '-1')
  }
  expect(links).toHaveLength(2)
  const refunds = await screen.findByRole('link', { name: 'refund policy' })
  expect(refunds).toHaveAttribute('href', to.text('refund-policy'))
  await waitFor(() => expect(document.title).toBe('Terms and conditions · Pasar'))
})

test('each link of the contents moves the focus to its part, the topics of the questions too', async () => {
  await openShop(to.text('faqs'))
  const links = contents().getAllByRole('link', { hidden: true })
  expect(links.length).toBeGreaterThan(4)
  for (const link of links)
    expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveAttribute('tabindex', '-1')
})

test('a link inside a text navigates inside the shop', async () => {
  const { shopper, address } = await openShop(to.text('terms-conditions'))
  await shopper.click(await screen.findByRole('link', { name: 'refund policy' }))
  await waitFor(() => expect(address()).toBe(to.text('refund-policy')))
  expect(await screen.findByRole('heading', { level: 1, name: 'Refund policy' })).toBeVisible()
})

test('a legal notice in another language says so in text and markup', async () => {
  await openShop(to.text('privacy-policy-malay'))
  expect(title()).toHaveTextContent('Dasar privasi')
  expect(title()).toHaveAttribute('lang', 'ms')
  expect(screen.getByText('This text is in Malay only.')).toBeVisible()
  const part = screen.getByRole('region', { name: 'Hak anda' })
  expect(part.closest('[lang]')).toHaveAttribute('lang', 'ms')
})

test('a notice in the page’s language says nothing about it', async () => {
  await openShop(to.text('privacy-policy-malay'), Language.MALAY)
  expect(title()).not.toHaveAttribute('lang')
  expect(screen.queryByText(/sahaja/)).not.toBeInTheDocument()
})

test('an answer expands below its question, and the structured data has both', async () => {
  const { shopper } = await openShop(to.text('faqs'))
  const question = screen.getByText('Is there a minimum order?')
  const entry = question.closest('details')
  expect(entry).not.toHaveAttribute('open')
  await shopper.click(question)
  expect(entry).toHaveAttribute('open')
  expect(within(entry ?? document.body).getByText(/start at RM 30/)).toBeVisible()
  await waitFor(() =>
    expect(structuredData('FAQPage')).toMatchObject({
      mainEntity: expect.arrayContaining([
        expect.objectContaining({
          name: 'What are points worth?',
          acceptedAnswer: {
            '@type': 'Answer',
            text: '100 points are worth RM 1. You can use them once you have 500.',
          },
        }),
      ]) as unknown,
    }),
  )
})

test('the address of a question expands its answer', async () => {
  await openShop(`${to.text('faqs')}#topic-2-2`)
  const entry = screen.getByText('How much is delivery?').closest('details')
  await waitFor(() => expect(entry).toHaveAttribute('open'))
  expect(screen.getByText('How can I pay?').closest('details')).not.toHaveAttribute('open')
})

test('a truncated text says that there is more', async () => {
  const { shopper, address } = await openShop(`${to.text('terms-conditions')}/pages/2-2`)
  expect(screen.queryByRole('region', { name: 'Who we are' })).not.toBeInTheDocument()
  await shopper.click(screen.getByRole('link', { name: 'Show full text' }))
  await waitFor(() => expect(address()).toBe(to.text('terms-conditions')))
  expect(await screen.findByRole('region', { name: 'Who we are' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('an unknown text shows the page for missing pages', async () => {
  await openShop(to.text('no-such-text'))
  expect(title()).toHaveTextContent('We can’t find this page')
})

test('the blog links by topic to a post, and the post to its products', async () => {
  const { shopper, address } = await openShop(to.blog())
  expect(title()).toHaveTextContent('The market blog')
  const topics = within(screen.getByRole('navigation', { name: 'Topics' }))
  expect(topics.getByRole('link', { current: 'page' })).toHaveTextContent('All articles')
  await shopper.click(topics.getByRole('link', { name: 'Recipes' }))
  await waitFor(() => expect(title()).toHaveTextContent('Recipes'))
  await shopper.click(screen.getByRole('link', { name: 'Nasi lemak in half an hour' }))
  await waitFor(() => expect(address()).toBe(to.blog('nasi-lemak-in-half-an-hour')))
  expect(await screen.findByRole('heading', { level: 1, name: 'Nasi lemak in half an hour' })).toBeVisible()
  const linkedProducts = within(screen.getByRole('region', { name: 'In this article' }))
  expect(linkedProducts.getAllByRole('article').length).toBeGreaterThan(0)
  expect(screen.getByRole('region', { name: 'More recipes' })).toBeVisible()
  await waitFor(() =>
    expect(structuredData('BlogPosting')).toMatchObject({
      headline: 'Nasi lemak in half an hour',
      datePublished: '2026-11-16',
      inLanguage: 'en',
    }),
  )
})

test('a campaign page has a description and its rows', async () => {
  await openShop(to.landing('breakfast'))
  expect(title()).toHaveTextContent('Breakfast for the week')
  expect(screen.getByText(/Bread, eggs, kaya/)).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Coffee and tea' })).toBeVisible()
})

test('the shop shows its location, and the pickup points', async () => {
  await openShop('/branch')
  expect(screen.getByRole('heading', { level: 1, name: 'Stores' })).toBeVisible()
  const main = within(screen.getByRole('main'))
  const places = await main.findAllByRole('listitem')
  expect(places).toHaveLength(5)
  expect(places.filter((place) => within(place).queryByText('Pick up here'))).toHaveLength(1)
  expect(places[3]).toHaveTextContent('Pasar Chow Kit')
})

test('in the apps, help has the contact options and no shell', async () => {
  await openShop('/mobile-support')
  expect(screen.getByRole('heading', { level: 1, name: 'Help on your phone' })).toBeVisible()
  expect(await screen.findByText(/1300 88 7272/)).toBeVisible()
  expect(screen.queryByRole('contentinfo')).toBeNull()
  expect(screen.queryByRole('link', { name: /^Search the shop/ })).toBeNull()
})

test('the page for unsupported browsers names supported ones', async () => {
  await openShop('/unsupported')
  expect(screen.getByRole('heading', { level: 1, name: 'Please update your browser' })).toBeVisible()
  expect(
    await screen.findByText(/Chrome or Edge 123, Firefox 120, Safari 17\.5, or a later version/),
  ).toBeVisible()
})

import { describe, expect } from 'vitest'
import { cents } from '../../../../src/contract/entities/money.ts'
import type { StartupInterstitial } from '../../../../src/contract/entities/engagement/interstitial.ts'
import { ClientViewType } from '../../../../src/contract/enumerations.ts'
import { buyer } from '../../buyer.ts'
import type { Shopper } from '../../shopper.ts'
import { become } from './engagementCalls.ts'
import { test } from '../../../setup/serverTest.ts'

describe('interstitials', () => {
  const shown = async (ana: Shopper) =>
    (await ana.ask<{ data: { interstitials: StartupInterstitial[] } }>('GET', '/api/interstitial')).body.data
      .interstitials

  test('a guest sees none', async ({ ana }) => {
    expect(await shown(ana)).toEqual([])
  })

  test('a customer sees a welcome, and after the first order a product carousel', async ({ server, ana }) => {
    await become(server, ana)
    expect(await shown(ana)).toMatchObject([{ interstitialActionType: 1, interstitialWebTemplateType: 0 }])
    const anas = buyer(ana)
    const placed = await anas.place(await anas.readyToOrder())
    expect(placed.status).toBe(200)
    const [carousel] = await shown(ana)
    expect(carousel).toMatchObject({ interstitialActionType: 1, interstitialWebTemplateType: 3 })
    expect(carousel?.products?.length).toBeGreaterThan(5)
  })

  test('a cancelled order is no first order: the welcome stays', async ({ server, ana }) => {
    await become(server, ana)
    const anas = buyer(ana)
    const { order } = (await anas.place(await anas.readyToOrder())).body.data
    await ana.ask('POST', '/api/cancel-order', { id: order.gid, cancellationReason: 'found_elsewhere' })
    expect(await shown(ana)).toMatchObject([{ _id: 'interstitial-first-order' }])
  })

  test('a business is redirected once, and never if it has declined', async ({ server, ana }) => {
    const id = await become(server, ana)
    const setUp = (bannerInterstitialsEnabled: boolean) =>
      server.store.write((state) => {
        const account = state.accounts[id]
        if (!account) return
        account.clientViewType = ClientViewType.BUSINESS
        account.business = { organizationId: 'shop', role: 1 }
        state.organizations['shop'] = {
          invites: [],
          approvals: [],
          _id: 'shop',
          addresses: [],
          account: {
            isEnabled: true,
            name: 'Kedai Ana',
            excludeAllItems: false,
            promoCodeEnabled: false,
            rewardEnabled: false,
            creditEnabled: false,
            invoice: {
              enabled: false,
              creditLimit: cents(0),
              currentOutstanding: cents(0),
            },
            achDirectDebitEnabled: false,
            defaultPaymentEnabled: false,
            bannerInterstitialsEnabled,
          },
        }
      })
    await setUp(false)
    expect(await shown(ana)).toEqual([])
    await setUp(true)
    expect(await shown(ana)).toMatchObject([{ interstitialActionType: 0, action: { url: '/bulk-purchase' } }])
    expect(await shown(ana)).toEqual([])
  })
})

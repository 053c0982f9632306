import { named } from '../../../fixtures/named.ts'
import type { listCalls } from '../../../src/contract/calls/lists.ts'
import { FAVORITES_MAXIMUM, LIST_LINES_MAXIMUM, LISTS_MAXIMUM } from '../../../src/contract/limits.ts'
import { becomeCustomer } from '../customer.ts'
import type { ErrorInputs, SendInput, Scene } from './errorInput.ts'

const milk = `variant-${named.saleMilk}`

/** Ana has an account with two lists, Weekly (11111111) and Party (22222222). */
const asCustomer =
  (provoke: SendInput): SendInput =>
  async (scene) => {
    const id = await becomeCustomer(scene.server)
    await scene.server.store.write((state) => {
      const { saved } = state.accounts[id]?.shopper ?? {}
      if (!saved) throw new Error('Ana has no account')
      saved.lists = [
        { gid: '11111111', name: 'Weekly', lines: [] },
        { gid: '22222222', name: 'Party', lines: [] },
      ]
    })
    return provoke(scene)
  }

async function fillUp({ server }: Scene, saved: { lists?: number; lines?: number; favorites?: number }) {
  const many = (count = 0) => Array.from({ length: count }, (_, at) => at)
  await server.store.write((state) => {
    for (const account of Object.values(state.accounts)) {
      const { lists, favorites } = account.shopper.saved
      for (const at of many(saved.lists)) lists.push({ gid: String(at), name: `List ${at}`, lines: [] })
      for (const at of many(saved.lines)) lists[0]?.lines.push({ variantId: `variant-${at}`, quantity: 1 })
      for (const at of many(saved.favorites)) favorites.push(`variant-${at}`)
    }
  })
}

const update = ({ ana }: Scene, more: object, shoppingListId = '11111111') =>
  ana.ask('PUT', '/api/lists/update', { shoppingList: { shoppingListId, ...more } })
const replace = ({ ana }: Scene, more: object, shoppingListId = '11111111') =>
  ana.ask('PUT', '/api/lists/replace', {
    shoppingList: { shoppingListId, listName: 'Weekly', listVariants: [], ...more },
  })
const create = ({ ana }: Scene, more: object) =>
  ana.ask('POST', '/api/lists/create', { listName: 'Raya', ...more })
const change = ({ ana }: Scene, listVariant: object) =>
  ana.ask('POST', '/api/lists/change', { shoppingListId: '11111111', listVariant })

export const listsErrorInputs: ErrorInputs<typeof listCalls> = {
  updateList: {
    not_found: asCustomer((scene) => update(scene, { listName: 'Mine' }, '99999999')),
    name_taken: asCustomer((scene) => update(scene, { listName: ' party ' })),
    over_maximum: asCustomer((scene) => update(scene, { listVariant: { variant: milk, quantity: 100 } })),
  },
  createList: {
    not_found: asCustomer((scene) => create(scene, { listVariant: { variant: 'variant-of-nobody' } })),
    name_taken: asCustomer((scene) => create(scene, { listName: 'WEEKLY' })),
    over_maximum: asCustomer(async (scene) => {
      await fillUp(scene, { lists: LISTS_MAXIMUM - 2 })
      await create(scene, {})
    }),
  },
  replaceList: {
    not_found: asCustomer((scene) => replace(scene, { listVariants: [{ variant: 'variant-of-nobody' }] })),
    name_taken: asCustomer((scene) => replace(scene, { listName: 'Party' })),
    over_maximum: asCustomer((scene) => replace(scene, { listVariants: [{ variant: milk, quantity: 100 }] })),
  },
  changeList: {
    not_found: asCustomer((scene) => change(scene, { variant: 'variant-of-nobody' })),
    over_maximum: asCustomer(async (scene) => {
      await fillUp(scene, { lines: LIST_LINES_MAXIMUM })
      await change(scene, { variant: milk })
    }),
  },
  deleteList: { not_found: asCustomer(({ ana }) => ana.ask('DELETE', '/api/lists/delete/99999999')) },
  addFavorite: {
    not_found: asCustomer(({ ana }) =>
      ana.ask('POST', '/api/product/add-favorite', { variantId: 'variant-of-nobody' }),
    ),
    over_maximum: asCustomer(async (scene) => {
      await fillUp(scene, { favorites: FAVORITES_MAXIMUM })
      await scene.ana.ask('POST', '/api/product/add-favorite', { variantId: milk })
    }),
  },
}

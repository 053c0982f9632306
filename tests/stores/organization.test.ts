/** Changes of a business whose answers would arrive in another order. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { demoPassword, people } from '../../fixtures/people.ts'
import { BusinessRole } from '../../src/contract/enumerations.ts'
import { refreshAddresses } from '../../src/stores/account/addressChanges.ts'
import { useOrganization } from '../../src/stores/business/organization.ts'
import {
  changeRole,
  inviteMember,
  removeMember,
  withdrawInvitation,
} from '../../src/stores/business/organizationChanges.ts'
import { logIn } from '../../src/stores/login/logIn.ts'
import { logOut } from '../../src/stores/login/logOut.ts'
import { openShop } from './shop.ts'

const shop = openShop()
beforeEach(shop.reset)
afterAll(shop.close)

const business = () => {
  const { current } = useOrganization.getState()
  if (!current) throw new Error('There should be a business.')
  return current
}
const members = () => business().users.map(({ name, role }) => [name.first, role])

/** Hafiz, the owner, has invited Mei, and gives Jason another role; the answer is held. */
async function slowChangeOfRole() {
  await logIn({ email: people.businessOwner.email, password: demoPassword })
  expect(await inviteMember('mei@kopitiam-makmur.example', BusinessRole.MEMBER)).toBeNull()
  const [kavitha, jason] = ['Kavitha', 'Jason'].map((first) =>
    business().users.find(({ name }) => name.first === first),
  )
  const invitation = business().invites.at(-1)
  if (!kavitha || !jason || !invitation) throw new Error('The business should have all three.')
  shop.hold((path) => path.endsWith(`/users/${jason.userId}`))
  const change = changeRole(jason, BusinessRole.MEMBER)
  const [late] = await shop.heldAnswers(1)
  return { kavitha, invitation, change, late }
}

test('a slow answer to a new role does not bring back who was removed, and what was withdrawn, since', async () => {
  const { kavitha, invitation, change, late } = await slowChangeOfRole()
  const removal = removeMember(kavitha)
  const withdrawal = withdrawInvitation(invitation)
  // The answer to a call that is sent later.
  await refreshAddresses()
  late?.release()
  expect(await Promise.all([change, removal, withdrawal])).toEqual([null, null, null])
  expect(members()).toContainEqual(['Jason', BusinessRole.MEMBER])
  expect(members().map(([first]) => first)).not.toContain('Kavitha')
  expect(business().invites.at(-1)).toMatchObject({
    invitedEmail: 'mei@kopitiam-makmur.example',
    status: 'withdrawn',
  })
})

test('a change that waits for an earlier one is not sent after a logout', async () => {
  const { kavitha, change, late } = await slowChangeOfRole()
  const removal = removeMember(kavitha)
  await logOut()
  late?.release()
  expect(await Promise.all([change, removal])).toEqual([null, null])
  expect(shop.calls('removeFromOrganization')).toBe(0)
})

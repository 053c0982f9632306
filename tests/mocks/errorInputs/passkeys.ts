import type { passkeyCalls } from '../../../src/contract/calls/passkeys.ts'
import { softwareAuthenticator } from '../../setup/softwareAuthenticator.ts'
import { persona } from '../persona.ts'
import type { Shopper } from '../shopper.ts'
import type { ErrorInputs, Scene } from './errorInput.ts'

const key = softwareAuthenticator('http://shop.test')

const challengeOf = async (who: Shopper, kind: 'login' | 'registration') =>
  (await who.ask<{ data: { challenge: string } }>('POST', `/api/passkeys/${kind}-options`)).body.data
    .challenge

const add = (who: Shopper, challenge: string) =>
  who.ask('POST', '/api/passkeys', { name: 'Phone', credential: key.register(challenge) })
const enter = (who: Shopper, challenge: string, wrong: object = {}) =>
  who.ask('POST', '/api/passkeys/login', { credential: key.logIn(challenge, wrong) })

const customer = ({ server }: Scene) => persona(server, 'returningCustomer')
const withPasskey = async (scene: Scene) => {
  const weiLing = await customer(scene)
  await add(weiLing, await challengeOf(weiLing, 'registration'))
  return weiLing
}

export const passkeyErrorInputs: ErrorInputs<typeof passkeyCalls> = {
  passkeyRegistrationOptions: {
    forbidden: async (scene) => {
      const weiLing = await customer(scene)
      scene.server.hasPasskeys = false
      await weiLing.ask('POST', '/api/passkeys/registration-options')
    },
  },
  addPasskey: {
    forbidden: async (scene) => {
      const weiLing = await customer(scene)
      scene.server.hasPasskeys = false
      await add(weiLing, 'of-nobody')
    },
    too_late: async (scene) => add(await customer(scene), 'of-yesterday'),
    already_linked: async (scene) => {
      const weiLing = await withPasskey(scene)
      await add(weiLing, await challengeOf(weiLing, 'registration'))
    },
  },
  removePasskey: {
    not_found: async (scene) => (await customer(scene)).ask('DELETE', '/api/passkeys/of-nobody'),
  },
  passkeyLoginOptions: {
    forbidden: async ({ server, ana }) => {
      server.hasPasskeys = false
      await ana.ask('POST', '/api/passkeys/login-options')
    },
  },
  logInWithPasskey: {
    forbidden: async ({ server, ana }) => {
      server.hasPasskeys = false
      await enter(ana, 'of-nobody')
    },
    too_late: ({ ana }) => enter(ana, 'of-yesterday'),
    not_found: async ({ ana }) => enter(ana, await challengeOf(ana, 'login')),
    55: async (scene) => {
      await withPasskey(scene)
      await enter(scene.ana, await challengeOf(scene.ana, 'login'), { flags: 1 })
    },
  },
}

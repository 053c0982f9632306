import { expect, test } from 'vitest'
import { deferredEffects } from '../../src/app/effects/deferredEffects.ts'
import { effects } from '../../src/app/effects/registry.ts'

test('the registry has each effect once', () => {
  const names = effects.map(({ name }) => name)
  expect([...new Set(names)]).toEqual(names)
})

test('it has a row for every deferred effect', () => {
  const deferred = effects.filter(({ when }) => when !== 'boot').map(({ name }) => name)
  expect(deferred.toSorted()).toEqual(Object.keys(deferredEffects).toSorted())
})

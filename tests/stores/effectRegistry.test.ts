import { expect, test } from 'vitest'
import { deferredEffects } from '../../src/app/effects/deferredEffects.ts'
import { effects } from '../../src/app/effects/registry.ts'

const deferred = effects.flatMap((effect) => (effect.when === 'boot' ? [] : [effect.name]))

test('the registry starts each effect of the start once', () => {
  const starts = effects.flatMap((effect) => (effect.when === 'boot' ? [effect.start] : []))
  expect(new Set(starts).size).toBe(starts.length)
})

test('it has one row for every deferred effect', () => {
  expect(deferred.toSorted()).toEqual(Object.keys(deferredEffects).toSorted())
})

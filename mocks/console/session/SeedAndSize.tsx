import { LARGEST_SEED } from '../../base/random.ts'
import { useState } from 'react'
import { Button } from '../../../src/ui/button/Button.tsx'
import type { Controls } from '../../controls/controls.ts'
import { useAsked } from '../useAsked.ts'
import { useControls, useReading } from '../useControls.ts'
import { useConsoleTexts } from '../texts.ts'
import fields from './fields.module.css'
import { NumberField } from './NumberField.tsx'
import { Part } from './Part.tsx'
import type { Doing } from './useDoing.ts'

const SMALLEST = 500
const LARGEST = 50_000
const catalogueSeedOf = (controls: Controls) => controls.catalogueSeed()

/** The shop's seed decides ids, random results and generated products; its size the number of variants. */
export function SeedAndSize({ doing }: { doing: Doing }) {
  const say = useConsoleTexts()
  const controls = useControls()
  const seedNow = useReading((read) => read.network().seed)
  const sizeNow = useReading((read) => read.size())
  const catalogueSeedNow = useAsked(catalogueSeedOf)
  const [seed, setSeed] = useState(seedNow)
  const [enteredCatalogueSeed, setEnteredCatalogueSeed] = useState<number | null>(null)
  const catalogueSeedShown = enteredCatalogueSeed ?? catalogueSeedNow ?? seedNow
  const [size, setSize] = useState(sizeNow ?? SMALLEST)
  const openAfresh = () =>
    doing.act(async () => {
      controls.setNetwork({ seed })
      await controls.openAfresh({ seed })
      setEnteredCatalogueSeed(null)
      return say('data.opened_afresh', { seed })
    })
  const stock = (variants: number | null) =>
    doing.act(async () => {
      await controls.setSize(variants)
      return variants === null ? say('data.by_hand_now') : say('data.stocked', { size: variants })
    })
  const openWithCatalogue = () =>
    doing.act(async () => {
      await controls.openAfresh({ catalogueSeed: catalogueSeedShown })
      return say('data.opened_with_goods', { seed: catalogueSeedShown })
    })
  const reset = () =>
    doing.act(async () => {
      await controls.openAfresh({ clock: 'machine', size: 'usual' })
      return say('data.reset_done')
    })
  return (
    <Part title={say('data.shop')}>
      <div className={fields.row}>
        <NumberField
          label={say('data.seed')}
          value={seed}
          minimum={0}
          maximum={LARGEST_SEED}
          onNumber={setSeed}
        />
        <Button variant="outline" pending={doing.isBusy} onClick={openAfresh}>
          {say('data.open_with_seed')}
        </Button>
      </div>
      <div className={fields.row}>
        <NumberField
          label={say('data.size')}
          value={size}
          minimum={SMALLEST}
          maximum={LARGEST}
          onNumber={setSize}
        />
        <Button variant="outline" pending={doing.isBusy} onClick={() => stock(size)}>
          {say('data.stock')}
        </Button>
        {sizeNow === null ? null : (
          <Button variant="quiet" pending={doing.isBusy} onClick={() => stock(null)}>
            {say('data.by_hand')}
          </Button>
        )}
      </div>
      <p className={fields.hint}>
        {sizeNow === null
          ? say('data.size_by_hand')
          : say('data.size_now', { size: sizeNow, seed: catalogueSeedNow ?? '' })}
      </p>
      {sizeNow === null ? null : (
        <div className={fields.row}>
          <NumberField
            label={say('data.goods_seed')}
            value={catalogueSeedShown}
            minimum={0}
            maximum={LARGEST_SEED}
            onNumber={setEnteredCatalogueSeed}
          />
          <Button variant="outline" pending={doing.isBusy} onClick={openWithCatalogue}>
            {say('data.open_with_goods')}
          </Button>
        </div>
      )}
      <div className={fields.row}>
        <Button variant="danger" pending={doing.isBusy} onClick={reset}>
          {say('data.reset')}
        </Button>
      </div>
      <p className={fields.hint}>{say('data.reset_hint')}</p>
    </Part>
  )
}

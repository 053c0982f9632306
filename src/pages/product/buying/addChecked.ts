import type { Cents } from '../../../contract/entities/money.ts'
import type { LineTarget } from '../../../domain/cart/cart.ts'
import { loadLaterWords } from '../../../i18n/index.ts'
import { notify } from '../../../stores/notices/notices.ts'
import { changeQuantity } from '../../../features/cart/changeQuantity.ts'

/** Sets a line's quantity if it still costs what was offered; the check itself loads when it is first needed. */
export async function addChecked(target: LineTarget, quantity: number, offered: Cents): Promise<void> {
  try {
    const [{ addPriceChecked }] = await Promise.all([
      import('../../../stores/cart/priceCheck.ts'),
      loadLaterWords(),
    ])
    await addPriceChecked({ target, quantity, offered, add: changeQuantity })
  } catch {
    notify({ key: 'handlers.network', tone: 'error' })
  }
}

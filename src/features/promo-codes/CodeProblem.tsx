import type { PromoCodeProblem } from '../../contract/entities/product/discount.ts'
import { loadTexts, useT } from '../../i18n/index.ts'
import { lazyWithPreload } from '../../ui/deferred/lazyWithPreload.tsx'
import { problemText } from './codeTexts.ts'

function Problem({ problem }: { problem: PromoCodeProblem }) {
  const t = useT()
  return <>{problemText({ problem }, t)}</>
}

/** Why a code in the cart gives no discount. Its texts load on demand, because most carts need none of them. */
export const CodeProblem = lazyWithPreload(
  async () => {
    await loadTexts('shop')
    return Problem
  },
  () => () => null,
)

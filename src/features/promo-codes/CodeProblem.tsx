import type { PromoCodeProblem } from '../../contract/entities/product/discount.ts'
import { loadLaterWords, useT } from '../../i18n/index.ts'
import { lazyWithPreload } from '../../ui/deferred/lazyWithPreload.tsx'
import { problemText } from './codeWords.ts'

function Problem({ problem }: { problem: PromoCodeProblem }) {
  const t = useT()
  return <>{problemText({ problem }, t)}</>
}

/** Why a code in the cart takes nothing off. Its words load late: a cart without such a code says none of them. */
export const CodeProblem = lazyWithPreload(
  async () => {
    await loadLaterWords()
    return Problem
  },
  () => () => null,
)

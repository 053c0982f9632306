import type { CartVariant } from '../../contract/entities/cart.ts'
import type { Substitution } from '../../contract/enumerations.ts'
import { lineKey, lineTotal } from '../../domain/cart/cart.ts'
import { isReplaceable } from '../../domain/cart/replaceable.ts'
import { formatPrice } from '../../domain/money.ts'
import { priceOf } from '../../domain/product/price.ts'
import { useT } from '../../i18n/index.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../stores/base/formDraft.ts'
import { useNoteDraft } from '../../stores/cart/typedNotes.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { PickingNote } from '../../features/picking/PickingNote.tsx'
import { SubstitutionChoice } from '../../features/picking/SubstitutionChoice.tsx'
import { LineRow, LineTotal } from '../../features/cart/LineRow.tsx'
import { QuantityPicker } from '../../ui/button/QuantityPicker.tsx'
import { lineElementId } from '../../features/cart/focusAfterRemoval.ts'
import { useLineStepper } from '../../features/cart/useLineStepper.ts'
import styles from './CartLineRow.module.css'

interface CartLineRowProps {
  line: CartVariant
  maximum: number
  /** The message of the last refused change of this line. */
  problem: string | null
  /** Sets the quantity; returns false where the change still needs an answer. */
  onQuantity: (quantity: number) => boolean
  onRemove: () => void
  /** Returns whether the note is saved. */
  onNote: (text: string) => Promise<boolean>
  onSubstitution: (substitution: Substitution) => void
}

/** One line of the cart page: name, picking note, quantity picker, and total (document 1 §3). */
export function CartLineRow({
  line,
  maximum,
  problem,
  onQuantity,
  onRemove,
  ...preferences
}: CartLineRowProps) {
  const t = useT()
  const { variant } = line
  const { kind } = priceOf(variant)
  const stepper = useLineStepper(line, maximum)
  const id = lineElementId(lineKey(line))
  const draft = useNoteDraft(lineKey(line))
  const saveNote = async (text: string) => {
    const isSaved = await preferences.onNote(text)
    if (isSaved) clearFormDraft(draft)
    return isSaved
  }
  return (
    <li id={id} className={styles.line} tabIndex={-1} aria-label={variant.name}>
      <LineRow
        variant={variant}
        pictureSize={76}
        removeLabel={t('cart.remove_label', { name: variant.name })}
        onRemove={onRemove}
        note={
          <>
            <PickingNote
              name={variant.name}
              note={line.customerItemPickingNotes ?? ''}
              unsaved={readFormDraft(draft)['note']}
              onSave={saveNote}
              onTyped={(text) =>
                text === null ? clearFormDraft(draft) : saveFormDraft(draft, { note: text })
              }
            />
            {isReplaceable(line) ? (
              <SubstitutionChoice
                name={variant.name}
                choice={line.substitution}
                onChoose={preferences.onSubstitution}
              />
            ) : null}
          </>
        }
        picker={
          <QuantityPicker
            {...stepper}
            size="small"
            onChange={(next) => (next === 0 ? onRemove() : onQuantity(next))}
          />
        }
        total={
          <LineTotal isSale={kind === 'sale'}>
            {kind === 'sample' ? t('price.sample') : formatPrice(lineTotal(line), { free: t('price.free') })}
          </LineTotal>
        }
      >
        {problem ? (
          <p className={styles.problem}>
            <Icon name="circle-alert" size={16} /> {problem}
          </p>
        ) : stepper.moreHint ? (
          <p className={styles.maximum}>{stepper.moreHint}</p>
        ) : null}
      </LineRow>
    </li>
  )
}

import type { RecordField } from '../../controls/records/shopRecord.ts'
import type { ConsoleTranslate } from '../texts.ts'

/** What its texts need of a field. */
type FieldWords = Pick<RecordField, 'name' | 'place' | 'placeName' | 'value' | 'choices'>

/** The name of a field, with its warehouse where there is one for each. */
export const fieldLabel = (
  { name, place, placeName }: Omit<FieldWords, 'value'>,
  say: ConsoleTranslate,
): string =>
  place === undefined
    ? say(`records.field.${name}`)
    : say('records.at', { field: say(`records.field.${name}`), place: placeName ?? place })

/** The value as the contract names it. */
export const valueText = ({ value, choices }: Pick<FieldWords, 'value' | 'choices'>): string =>
  choices?.find((choice) => choice.value === value)?.name ?? (value === null ? '–' : String(value))

/** Both. */
export const fieldText = (field: FieldWords, say: ConsoleTranslate): string =>
  `${fieldLabel(field, say)}: ${valueText(field)}`

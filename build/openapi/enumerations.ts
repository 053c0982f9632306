import * as contract from '../../src/contract/enumerations.ts'
import { enumerationTables } from '../../tests/spec/enumerationTables.ts'

type Values = Readonly<Record<string, number | string>>

/** What a document says of an enumeration. */
export interface EnumerationTexts {
  /** `Order or shipment status (document 2 §4).` */
  description: string
  /** For each value, in the order of the contract. */
  values: readonly string[]
}

const tables: Readonly<Record<string, { called: string; section: string; values: string }>> =
  enumerationTables

/** `COMPLETE_SHOPPING` becomes "Complete shopping"; names in mixed case stay, such as "GrabPay". */
function sentence(name: string): string {
  const words = name === name.toUpperCase() ? name.toLowerCase().replaceAll('_', ' ') : name
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The words of a document by their numbers: `name number`, or `number name`. */
function numbered(values: string): Map<number, string> {
  return new Map(
    values.split(', ').flatMap((entry): [number, string][] => {
      const [, before, name, after] = /^(?:(-?\d+) )?(.+?)(?: (-?\d+))?$/.exec(entry) ?? []
      const number = after ?? before
      return name === undefined || number === undefined ? [] : [[Number(number), name]]
    }),
  )
}

const textsByValues = new Map<Values, EnumerationTexts>(
  Object.entries(tables).flatMap(([name, { called, section, values: written }]) => {
    const values = Object.entries<unknown>(contract).find(([exported]) => exported === name)?.[1]
    if (typeof values !== 'object' || values === null) return []
    const words = numbered(written)
    const texts = Object.entries(values as Values).map(([constant, value]) =>
      sentence((typeof value === 'number' ? words.get(value) : value) ?? constant),
    )
    return [[values as Values, { description: `${called} (${section}).`, values: texts }]]
  }),
)

/** The texts of an enumeration that a document names; undefined for another. */
export const enumerationTexts = (values: object): EnumerationTexts | undefined =>
  textsByValues.get(values as Values)

import { store } from '../base/store.ts'

/** Quantities of list items where they differ from the page's data. */
export const useListLines = store<{ quantities: Readonly<Record<string, number>> }>({ quantities: {} })

/** The key of a list item in `quantities`. */
export const listLineKey = (listId: string, variantId: string): string => `${listId}/${variantId}`

/** Shows another quantity than the page's data. */
export function showListQuantity(key: string, quantity: number): void {
  const { quantities } = useListLines.getState()
  useListLines.setState({ quantities: { ...quantities, [key]: quantity } })
}

/** Drops the differences of a list, except for the given lines. */
export function forgetListQuantities(listId: string, stays: (key: string) => boolean): void {
  const { quantities } = useListLines.getState()
  const isKept = ([key]: [string, number]) => !key.startsWith(`${listId}/`) || stays(key)
  useListLines.setState({ quantities: Object.fromEntries(Object.entries(quantities).filter(isKept)) })
}

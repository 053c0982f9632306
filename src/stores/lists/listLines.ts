import { store } from '../base/store.ts'

/** How many of a list's things there are, as far as that is not what the page's data says. */
export const useListLines = store<{ quantities: Readonly<Record<string, number>> }>({ quantities: {} })

export const listLineKey = (listId: string, variantId: string): string => `${listId}/${variantId}`

/** Shows another number of something than the page's data says. */
export function showListQuantity(key: string, quantity: number): void {
  const { quantities } = useListLines.getState()
  useListLines.setState({ quantities: { ...quantities, [key]: quantity } })
}

/** Shows what the page's data says of a list again, but for the lines that are to stay. */
export function forgetListQuantities(listId: string, stays: (key: string) => boolean): void {
  const { quantities } = useListLines.getState()
  const isKept = ([key]: [string, number]) => !key.startsWith(`${listId}/`) || stays(key)
  useListLines.setState({ quantities: Object.fromEntries(Object.entries(quantities).filter(isKept)) })
}

/** What some browsers report about the network. */
interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** True with data saving on or on a 2G connection. Prefetching would cost the shopper data there, and delay what they asked for. */
export function isDataSaver(): boolean {
  const network = (navigator as Navigator & { connection?: NetworkInformation }).connection
  return network?.saveData === true || network?.effectiveType === 'slow-2g' || network?.effectiveType === '2g'
}

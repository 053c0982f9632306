/** What the browser tells of the network; not every browser does. */
interface NetworkTold {
  saveData?: boolean
  effectiveType?: string
}

/** Looking around must not cost those who count their bytes, nor be in the way where little fits through. */
export function isDataSaver(): boolean {
  const told = (navigator as Navigator & { connection?: NetworkTold }).connection
  return told?.saveData === true || told?.effectiveType === 'slow-2g' || told?.effectiveType === '2g'
}

import { BagFile } from '../visit/BagFile.tsx'
import { Said } from '../visit/Said.tsx'
import { SeedAndSize } from '../visit/SeedAndSize.tsx'
import { SnapshotList } from '../visit/SnapshotList.tsx'
import { useDoing } from '../visit/useDoing.ts'

/** What the shop is made of, how it stood before, and the way to take all of it elsewhere. */
export function Data() {
  const doing = useDoing()
  return (
    <>
      <Said said={doing.said} />
      <SeedAndSize doing={doing} />
      <SnapshotList doing={doing} />
      <BagFile doing={doing} />
    </>
  )
}

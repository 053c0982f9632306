import { OwnShop } from '../session/OwnShop.tsx'
import { SessionExportFile } from '../session/SessionExportFile.tsx'
import { Said } from '../session/Said.tsx'
import { SeedAndSize } from '../session/SeedAndSize.tsx'
import { SnapshotList } from '../session/SnapshotList.tsx'
import { useDoing } from '../session/useDoing.ts'

/** The shop of the tab, its seed and size, its snapshots, and the session export. */
export function Data() {
  const doing = useDoing()
  return (
    <>
      <Said said={doing.said} />
      <OwnShop />
      <SeedAndSize doing={doing} />
      <SnapshotList doing={doing} />
      <SessionExportFile doing={doing} />
    </>
  )
}

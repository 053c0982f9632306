import { SessionExportFile } from '../session/SessionExportFile.tsx'
import { Said } from '../session/Said.tsx'
import { SeedAndSize } from '../session/SeedAndSize.tsx'
import { SnapshotList } from '../session/SnapshotList.tsx'
import { useDoing } from '../session/useDoing.ts'

/** Seed and size of the shop, its snapshots, and the session export. */
export function Data() {
  const doing = useDoing()
  return (
    <>
      <Said said={doing.said} />
      <SeedAndSize doing={doing} />
      <SnapshotList doing={doing} />
      <SessionExportFile doing={doing} />
    </>
  )
}

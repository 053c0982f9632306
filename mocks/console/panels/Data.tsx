import { BugReport } from '../report/BugReport.tsx'
import { useNotes } from '../useNotes.ts'
import { OwnShop } from '../session/OwnShop.tsx'
import { SessionExportFile } from '../session/SessionExportFile.tsx'
import { Said } from '../session/Said.tsx'
import { SeedAndSize } from '../session/SeedAndSize.tsx'
import { SnapshotList } from '../session/SnapshotList.tsx'
import { useDoing } from '../session/useDoing.ts'
import { ShopRecords } from '../records/ShopRecords.tsx'
import { SavedSets } from '../sets/SavedSets.tsx'

/** The shop of the tab, saved sets, the shop's records, seed and size, snapshots, the bug report and the session export. */
export function Data() {
  const doing = useDoing()
  const notes = useNotes()
  return (
    <>
      <Said outcome={doing.outcome} />
      <OwnShop />
      <SavedSets />
      <ShopRecords doing={doing} />
      <SeedAndSize doing={doing} />
      <SnapshotList doing={doing} />
      <BugReport notes={notes} />
      <SessionExportFile doing={doing} notes={notes} />
    </>
  )
}

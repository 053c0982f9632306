import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short files with many or long tests. If they started last, they would run alone while the other core is idle. */
const LONG = /\/(?:stores\/chaos|journeys\/scenarios)\/\w+\.test\.ts$/
/** Between two other files it would end the process that both share. */
const WITHOUT_WINDOW = /\/rendersInNode\.test\.tsx$/

const rank = ({ moduleId }: TestSpecification): number => {
  if (LONG.test(moduleId)) return 0
  return WITHOUT_WINDOW.test(moduleId) ? 2 : 1
}

/** Vitest's own order, largest file first if it has no durations, except for files whose size says little. */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's own, which answers another array
    const ordered = await super.sort(files)
    return ordered.toSorted((one, other) => rank(one) - rank(other))
  }
}

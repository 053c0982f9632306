import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A few lines that stand for many tests: begun last, they would be left alone with one core while the others have nothing to do. */
const LONG = /\/(?:stores\/chaos|journeys\/scenarios)\/\w+\.test\.ts$/
/** Between two others it would cost the process that both share. */
const WITHOUT_WINDOW = /\/rendersInNode\.test\.tsx$/

const rank = ({ moduleId }: TestSpecification): number => {
  if (LONG.test(moduleId)) return 0
  return WITHOUT_WINDOW.test(moduleId) ? 2 : 1
}

/** As Vitest itself orders files, the largest first where it has not seen them run, but for those whose size says nothing. */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's own, which answers another array
    const ordered = await super.sort(files)
    return ordered.toSorted((one, other) => rank(one) - rank(other))
  }
}

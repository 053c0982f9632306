import { findFirefox, findWebKit } from '../../build/findEngines.ts'

/** Before the files run side by side: in CI a missing engine is installed, and only one process at a time may install. */
export default function setup(): void {
  findFirefox()
  findWebKit()
}

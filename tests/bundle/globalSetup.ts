import { findBrowser, findShell } from '../../build/findBrowser.ts'

/** Before the files run side by side: in CI a missing browser is installed, and only one process at a time may install. */
export default function setup(): void {
  findBrowser()
  findShell()
}

import { controlInBrowser, type StartConsole, type Surroundings } from '../../controls/inBrowser.ts'

export type ControlledPage = Omit<Surroundings, 'startConsole'>

const startConsole: StartConsole = async (given) => {
  const console = await import('../../console/start.tsx')
  await console.startConsole(given)
}

/** Gives a page its controls, then its console. Scenarios, controls and console load through this module only. */
export const controlPage = (page: ControlledPage): Promise<void> =>
  controlInBrowser({ ...page, startConsole })

import { controlInBrowser, type StartConsole, type Surroundings } from '../../controls/inBrowser.ts'

export type ControlledPage = Omit<Surroundings, 'startConsole'>

const startConsole: StartConsole = async (given) => {
  try {
    const { startConsole: start } = await import('../../console/start.tsx')
    await start(given)
  } catch (error) {
    console.error('The console of the mocked shop could not be started.', error)
  }
}

/** Gives a page its controls, then its console. Scenarios, controls and console load through this module only. */
export const controlPage = (page: ControlledPage): Promise<void> =>
  controlInBrowser({ ...page, startConsole })

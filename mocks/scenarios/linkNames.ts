/** The parameters of a repro link, apart from `link.ts`: every visitor's page asks whether its address has one. */
export const linkNames = [
  'mock',
  'persona',
  'clock',
  'latency',
  'failures',
  'seed',
  'goods',
  'size',
  'offline',
  'hold',
  'console',
  'keep',
] as const
export type LinkName = (typeof linkNames)[number]

export const isName = (name: string): name is LinkName => (linkNames as readonly string[]).includes(name)

/** Whether an address has options for the mocked shop; also `Mock` and `mocks`, which the console then reports. */
export const isReproLink = (search: URLSearchParams): boolean =>
  [...search.keys()].some((name) => {
    const lower = name.toLowerCase()
    return isName(lower) || isName(lower.replace(/s$/, ''))
  })

/** Lets the page paint and answer between two parts of a long answer. Only some browsers have it. */
export const yieldToMain = () => (globalThis as Partial<typeof globalThis>).scheduler?.yield?.()

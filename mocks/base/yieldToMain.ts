/** Lets the page paint and respond between two parts of long work. Only some browsers support it. */
export const yieldToMain = () => (globalThis as Partial<typeof globalThis>).scheduler?.yield?.()

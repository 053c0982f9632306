import type { Plugin } from 'vite'

/** The one line of Vite's helper that asks for a file that an `import()` is going to need. */
const ASKING = 'document.head.appendChild(link);'

/**
 * A page asks ahead for what an `import()` needs by links, and Vite adds them all at once: each costs a slow phone some 4 ms, so that a page
 * with five files is a long task. Here each is a task of its own, and the browser paints and answers between two.
 */
export function preloadTurns(): Plugin {
  return {
    name: 'pasar-preload-turns',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(ASKING)) this.error(`Vite's preload helper has no "${ASKING}" any more`)
        return `const inTurn = (work) => globalThis.scheduler?.postTask?.(work) ?? setTimeout(work);${code.replace(
          ASKING,
          () => 'inTurn(() => document.head.appendChild(link));',
        )}`
      },
    },
  }
}

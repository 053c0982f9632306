import type { Plugin } from 'vite'
import { mustApply } from './mustApply.ts'

/** The line of Vite's helper that requests a file which an `import()` is going to need. */
const REQUEST = 'document.head.appendChild(link);'

/**
 * Vite 8. Before an `import()`, its helper adds all preload links at once. Each costs a slow phone some 4 ms, so that a page with five
 * files is a long task. The patch makes each a task of its own, and the browser can paint and respond between two.
 */
export function patchVitePreload(): Plugin {
  const { applied, check } = mustApply('build/patches/vitePreload.ts', ['the preload links'])
  return {
    name: 'pasar-vite-preload',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (code.includes(REQUEST)) applied('the preload links')
        return `const inTurn = (work) => globalThis.scheduler?.postTask?.(work) ?? setTimeout(work);${code.replace(
          REQUEST,
          () => 'inTurn(() => document.head.appendChild(link));',
        )}`
      },
    },
    generateBundle() {
      check(this)
    },
  }
}

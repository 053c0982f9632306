import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { mustApply } from './mustApply.ts'

const production = (name: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${name}.mjs`, import.meta.url))

const displayNames = /^(?:Link|NavLink|Form|ScrollRestoration|HistoryRouter)\.displayName = .*;$/gm
const components = /^(var (?:Link|NavLink|Form) = )(?=\w+\.forwardRef\()/gm

/**
 * React Router 7. Vite would bundle the files that warn developers, since their package exports them under `import`: a build for the
 * browser takes the production files. The router's own links and forms, which the shop does not use (`src/navigation/link/Link.tsx`), stay in a build
 * because of the lines that name them: without these lines the bundler removes them and what only they need.
 */
export function patchReactRouter(): Plugin {
  const { applied, check } = mustApply('build/patches/reactRouter.ts', ['display names', 'components'])
  return {
    name: 'pasar-react-router',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: production('index') },
          { find: /^react-router\/dom$/, replacement: production('dom-export') },
        ],
      },
    }),
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-[^\\/]*\.mjs$/ },
      handler(code) {
        const unnamed = code.replaceAll(displayNames, '')
        const pure = unnamed.replaceAll(components, '$1/* @__PURE__ */ ')
        if (unnamed !== code) applied('display names')
        if (pure !== unnamed) applied('components')
        return pure
      },
    },
    generateBundle() {
      check(this)
    },
  }
}

import type { Plugin } from 'vite'

/**
 * React Router's own links and forms, which the shop does without (`src/ui/Link.tsx`), would come with every build: what says their
 * names for developers keeps them. Without those lines they fall away, with all that they alone need.
 */
export function unusedLinks(): Plugin {
  return {
    name: 'pasar-unused-links',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-[^\\/]*\.mjs$/ },
      handler: (code) =>
        code
          .replaceAll(/^(?:Link|NavLink|Form|ScrollRestoration|HistoryRouter)\.displayName = .*;$/gm, '')
          .replaceAll(/^(var (?:Link|NavLink|Form) = )(?=\w+\.forwardRef\()/gm, '$1/* @__PURE__ */ '),
    },
  }
}

import type { Plugin } from 'vite'

/** A plugin that notes the modules of packages that a build contains. */
export function noteModules(): { plugin: Plugin; modules: () => string[] } {
  const modules = new Set<string>()
  return {
    plugin: {
      name: 'pasar-package-modules',
      generateBundle(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') for (const id of chunk.moduleIds) modules.add(id)
      },
    },
    modules: () => [...modules].filter((id) => id.includes('/node_modules/')),
  }
}

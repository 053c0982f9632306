import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { appShell } from './build/appShell.ts'
import { callStarts } from './build/callStarts.ts'
import { catalogueData } from './build/catalogueData.ts'
import { chunks } from './build/chunks.ts'
import { className, shortClassName } from './build/className.ts'
import { hotMessages } from './build/hotMessages.ts'
import { packshots } from './build/packshots.ts'
import { patchMsw } from './build/patches/msw.ts'
import { patchReactRouter } from './build/patches/reactRouter.ts'
import { patchVitePreload } from './build/patches/vitePreload.ts'
import { worker } from './build/worker.ts'
import shop from './package.json' with { type: 'json' }

/** Where the inline script of index.html puts the path under which the shop was opened. */
const foundBase = '__PASAR_BASE__'

/**
 * `BASE=/shop/` fixes the path the shop lives under; without it one `dist/` works under any (docs/decisions: base path).
 * `VITE_API=https://…` builds for a real server: no mock, no fixture.
 */
export default defineConfig(({ command, mode, isSsrBuild }) => {
  const env = loadEnv(mode, process.cwd(), ['VITE_', 'BASE'])
  const bundledDev = command === 'serve' && mode === 'development'
  const building = command === 'build' && !isSsrBuild
  const api = env['VITE_API'] ?? ''
  const base = env['BASE'] ?? (building ? './' : '/')
  return {
    base,
    define: {
      // Said even when empty, so that the door to the mock folds away in a build that has a server.
      'import.meta.env.VITE_API': JSON.stringify(api),
      'import.meta.env.VITE_SHOP_VERSION': JSON.stringify(shop.version),
      ...(building && base === './' ? { 'import.meta.env.BASE_URL': foundBase } : {}),
    },
    plugins: [
      react(),
      callStarts(),
      catalogueData(),
      hotMessages(),
      patchMsw({ mocked: api === '' }),
      patchReactRouter(),
      patchVitePreload(),
      appShell({ base, api }),
      packshots({ mocked: api === '' }),
      worker({ mocked: api === '', hasConsole: Boolean(env['VITE_CONSOLE']) }),
    ],
    css: { modules: { generateScopedName: command === 'build' ? shortClassName : className } },
    build: {
      target: 'es2023',
      manifest: true,
      // The page's own script decides when and from where the modules load; see build/head.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        // The whole shop is bundled at once: each part that is bundled when a page needs it takes half a second.
        ...(bundledDev && { experimental: { devMode: { lazy: false } } }),
        output: {
          chunkFileNames: 'assets/[name]-[hash].js',
          // What nearly every page needs comes in one file: small ones compress badly, and each costs a request. The tree that
          // draws pages at build time is read from a disk, and its parts in their natural order.
          codeSplitting: isSsrBuild || { groups: chunks },
        },
      },
    },
    // A page of the development server loads 20 files instead of 460 (docs/decisions/0064-development-server.md).
    experimental: { bundledDev },
    server: { port: 5173 },
    preview: { port: 4173 },
  }
})

import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { appShell } from './build/appShell.ts'
import { callStarts } from './build/callStarts.ts'
import { catalogueData } from './build/catalogueData.ts'
import { chunks } from './build/chunks.ts'
import { className, shortClassName } from './build/className.ts'
import { hotMessages } from './build/hotMessages.ts'
import { joinStartStyles } from './build/joinStartStyles.ts'
import { packshots } from './build/packshots.ts'
import { patchMsw } from './build/patches/msw.ts'
import { patchReactRouter } from './build/patches/reactRouter.ts'
import { patchVitePreload } from './build/patches/vitePreload.ts'
import { supportedBrowsers } from './build/supportedBrowsers.ts'
import { worker } from './build/worker.ts'
import shop from './package.json' with { type: 'json' }

/** The variable in which the inline script of index.html stores the base path of the shop. */
const foundBase = '__PASAR_BASE__'

/**
 * `BASE=/shop/` fixes the base path of the shop; without it one `dist/` works under any path (docs/decisions: base path).
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
      // Defined even when empty, so that a build for a real server contains no import of the mock.
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
      joinStartStyles(),
      appShell({ base, api }),
      packshots({ mocked: api === '' }),
      worker({ mocked: api === '', hasConsole: Boolean(env['VITE_CONSOLE']) }),
    ],
    css: { modules: { generateScopedName: command === 'build' ? shortClassName : className } },
    build: {
      target: ['es2023', ...supportedBrowsers],
      manifest: true,
      modulePreload: {
        // The start script loads the modules, after the first paint (build/head).
        polyfill: false,
        // An import does not preload the files that every page has loaded. The entry loads the styles of these files.
        resolveDependencies: (_file, files, { hostId }) =>
          files.filter(
            (file) =>
              !/\/(index|shared|start|rolldown-runtime)-[\w-]{7,8}\.js$/.test(file) &&
              (/\/index-/.test(hostId) || !/\/start-[\w-]{5}\.css$/.test(file)),
          ),
      },
      assetsInlineLimit: 0,
      rolldownOptions: {
        // The whole shop is bundled at once: each part that is bundled when a page needs it takes half a second.
        ...(bundledDev && { experimental: { devMode: { lazy: false } } }),
        output: {
          // The start loads lists of all file names, so that shorter hashes save 400 bytes of it.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:5][extname]',
          // Modules that nearly every page needs are one file: small files compress badly, and each costs a request. The build for
          // prerendering is read from a disk and needs no groups.
          codeSplitting: isSsrBuild || { groups: chunks },
        },
      },
    },
    // A page of the development server loads 25 files instead of 460 (docs/decisions/0064-development-server.md).
    experimental: { bundledDev },
    server: { port: 5173 },
    preview: { port: 4173 },
  }
})

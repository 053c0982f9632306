import type { KnipConfig } from 'knip'

export default {
  entry: [
    'build/*.ts',
    'build/tools/*.ts',
    // Run by hand.
    'build/docs/pictures.ts',
    // Bundled separately: the scripts in the page's head, the start script and the service worker.
    'build/head/{anyAddress,inFolder,start}.ts',
    'mocks/hosts/worker/sw.ts',
    // Sent to browsers by the mock server.
    'build/explorer/explorer.ts',
    // Bundled by build/package.ts.
    'mocks/hosts/package/{createShop,createServer,playwright,vite,client}.ts',
    // Built for Node by build/prerender.ts.
    'src/prerender.tsx',
    // Replacements of packages that the browser's build does not need.
    'build/patches/stubs/*.ts',
    'tests/bench/*.ts',
    'tests/**/*.test.{ts,tsx}',
    // Read by Vite.
    'tests/**/*.config.ts',
    // The contract is the specification as data. It is complete, whether or not the shop uses a part.
    'src/contract/**/*.ts',
  ],
  project: [
    'src/**/*.{ts,tsx}',
    'mocks/**/*.{ts,tsx}',
    'fixtures/**/*.ts',
    'build/**/*.ts',
    'tests/**/*.{ts,tsx}',
  ],
  // Props and results have named types for readers, even where nothing imports them.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // build/test.ts starts it by name.
    'oxfmt',
    // Read as a file.
    '@fontsource-variable/plus-jakarta-sans',
    // The source of icon paths; src/ui/icon/icons.ts has those in use.
    '@iconify-json/lucide',
  ],
  // Installs a browser for root users on Debian.
  ignoreBinaries: ['apt-get'],
  // The type of catalogue.json.
  ignore: ['fixtures/catalogue.d.json.ts'],
} satisfies KnipConfig

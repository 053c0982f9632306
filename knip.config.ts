import type { KnipConfig } from 'knip'

export default {
  entry: [
    'build/*.ts',
    'build/tools/*.ts',
    // Run by hand.
    'build/docs/pictures.ts',
    // Bundled on their own: the scripts in the page's head, the one that follows, and the service worker.
    'build/head/{anyAddress,inFolder,start}.ts',
    'mocks/hosts/worker/sw.ts',
    // Built for Node by build/prerender.ts.
    'src/prerender.tsx',
    // What the browser's build has in place of packages it does not need.
    'build/patches/stubs/*.ts',
    'tests/bench/*.ts',
    'tests/**/*.test.{ts,tsx}',
    // The contract is the documents as data: all of it stands, whichever part the shop uses today.
    'src/contract/**/*.ts',
  ],
  project: [
    'src/**/*.{ts,tsx}',
    'mocks/**/*.{ts,tsx}',
    'fixtures/**/*.ts',
    'build/**/*.ts',
    'tests/**/*.{ts,tsx}',
  ],
  // A component's props and a function's result are named for whoever reads them, imported or not.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // build/test.ts starts it by name.
    'oxfmt',
    // Read as a file.
    '@fontsource-variable/plus-jakarta-sans',
    // Where the path of one more icon comes from; src/ui/icon/icons.ts holds those in use.
    '@iconify-json/lucide',
  ],
  // The way to a browser for those who are root on Debian.
  ignoreBinaries: ['apt-get'],
  // Says what catalogue.json holds.
  ignore: ['fixtures/catalogue.d.json.ts'],
} satisfies KnipConfig

import type { KnipConfig } from 'knip'

export default {
  entry: [
    'build/*.ts',
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
  // build/test.ts starts it by name.
  ignoreDependencies: ['oxfmt'],
} satisfies KnipConfig

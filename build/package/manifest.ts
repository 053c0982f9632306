import { entries, peers, program } from './entries.ts'

interface Project {
  version: string
  license: string
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** The package.json of the package. It has no dependencies: its modules contain what they use. */
export function manifestOf({ version, license, dependencies, devDependencies }: Project): object {
  const versions: Record<string, string> = { ...devDependencies, ...dependencies }
  return {
    name: 'pasar-mock',
    version,
    description:
      'The mocked server of the grocery shop Pasar: for MSW, Vitest, Playwright, Vite, and on a port',
    license,
    type: 'module',
    // The modules use `Map.groupBy`.
    engines: { node: '>=22' },
    bin: { 'pasar-mock': `./lib/${program.name}.js` },
    exports: {
      ...Object.fromEntries(
        Object.entries(entries).map(([name, { path }]) => [
          path,
          { types: `./types/${name}.d.ts`, default: `./lib/${name}.js` },
        ]),
      ),
      './package.json': './package.json',
    },
    peerDependencies: Object.fromEntries(peers.map((peer) => [peer, versions[peer]])),
    peerDependenciesMeta: Object.fromEntries(peers.map((peer) => [peer, { optional: true }])),
  }
}

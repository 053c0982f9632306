import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig, type OxlintOverride } from 'oxlint'
import { parts, type Part } from './build/importMap.ts'

const targets = [...parts.map(({ path }) => path), 'locales', 'tests', 'build']

/** The pattern of specifiers with which a file of `part`, in any of its folders, imports `target`. */
function specifierOf(target: string, part: string): string {
  const shared = part.startsWith('src/') && target.startsWith('src/')
  return `^(\\./|(\\.\\./)+)${shared ? target.slice('src/'.length) : target}${endingOf(target)}`
}

/** A part that is a file has its own ending: `src/routes` is not what `src/contract` calls `./routes.ts`. */
function endingOf(target: string): string {
  const ending = ['.ts', '.tsx'].find((each) => existsSync(resolve(import.meta.dirname, `${target}${each}`)))
  return ending ? `\\${ending}$` : '/'
}

/** A part may be importable though the one around it is not: `src/navigation/link` in `src/navigation`. */
function openInside(target: string, part: Part): string {
  const inside = targets.filter((other) => other.startsWith(`${target}/`) && isOpen(other, part))
  return inside.map((other) => `(?!${other.slice(target.length + 1)}/)`).join('')
}

/** The linter takes a late import for any other; the test knows the difference. */
const isOpen = (target: string, { path, mayImport, mayLoad = [] }: Part) =>
  target === path || mayImport.includes(target) || mayLoad.includes(target)

const importsOf = (part: Part): OxlintOverride => ({
  files: [`${part.path}/**`, `${part.path}.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: targets
          .filter((target) => !isOpen(target, part))
          .map((target) => ({
            regex: specifierOf(target, part.path) + openInside(target, part),
            allowTypeImports: part.mayImportTypesOf?.includes(target) ?? false,
            message: `${part.path} may not import from ${target} (ARCHITECTURE.md, "Who may import whom").`,
          })),
      },
    ],
  },
})

export default defineConfig({
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['dist/**', 'dist-*/**', 'public/**'],
  rules: {
    eqeqeq: 'error',
    // A failure without a message on screen is logged for developers.
    'no-console': ['error', { allow: ['error', 'warn'] }],
    'no-var': 'error',
    'prefer-const': 'error',
    'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    // Says the same again, and calls an effect's deliberate trigger one too many.
    'react/exhaustive-effect-dependencies': 'off',
    'import/no-cycle': 'error',
    // A frame may hear keys and pointers that its controls let pass; what is clicked is a control.
    'jsx-a11y/no-noninteractive-element-interactions': ['error', { handlers: ['onClick'] }],
    'jsx-a11y/no-static-element-interactions': ['error', { handlers: ['onClick'] }],
    'import/no-default-export': 'error',
    // The contract's schemas give `unknown` its shape; a narrowing `as` is then a reading, not a hope.
    'typescript/no-unsafe-type-assertion': 'off',
    // The compiler holds an exhaustive switch to its return type.
    'typescript/consistent-return': 'off',
    // `Record<never, string>`: a path without parameters.
    'typescript/no-generated-empty-object-type': 'off',
    // For lists of a handful, the plain form reads better.
    'oxc/no-map-spread': 'off',
    'unicorn/prefer-set-has': 'off',
    // JSX is compiled to the automatic runtime.
    'react/react-in-jsx-scope': 'off',
    // A CSS module, the fonts and a test's matchers are imported for what they do.
    'import/no-unassigned-import': 'off',
    // Order matters wherever one write follows the other.
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    // A route's own skeleton is looked up, not made, while rendering.
    'react/static-components': 'off',
    // Cents are numbers.
    'typescript/no-unsafe-unary-minus': 'off',
    // Journeys share what they expect of every page.
    'vitest/no-standalone-expect': 'off',
    // The second is what a failure says.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expectNone'] }],
    'vitest/require-mock-type-parameters': 'off',
    // The documents name their records' keys `_id`.
    'no-underscore-dangle': 'off',
    // Tables of the contract are walked by name.
    'import/namespace': 'off',
    'import/no-named-as-default-member': 'off',
    // IndexedDB and BroadcastChannel, which these two take for something else.
    'unicorn/prefer-add-event-listener': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // `role="status"` on an element that lives from the start is announced where `<output>` is not.
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    ...parts.map(importsOf),
    {
      files: ['*.config.ts', '**/*.d.*.ts', 'tests/{bundle,dev,engines,journeys}/globalSetup.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['tests/**'],
      rules: {
        // A method is asked for to be watched.
        'typescript/unbound-method': 'off',
        'no-console': 'off',
        // `{ ...localStorage }` is what it holds.
        'typescript/no-misused-spread': 'off',
        'vitest/no-conditional-expect': 'off',
      },
    },
    // A table is as long as what it lists.
    { files: ['fixtures/tables/**'], rules: { 'max-lines': 'off' } },
    { files: ['build/**', 'fixtures/generate.ts', 'tests/bench/**'], rules: { 'no-console': 'off' } },
  ],
})

/** Compares a real server with the mocked one: `npm run compare -- --url https://staging.example.com`. */
import { compare, USAGE } from './compare/compare.ts'
import { problemText } from './program/usage.ts'

try {
  process.exitCode = await compare(process.argv.slice(2), process.env)
} catch (error) {
  const problem = problemText(error)
  if (problem === null) throw error
  console.error(`${problem}\n${USAGE}`)
  process.exitCode = 2
}

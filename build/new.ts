/** Writes the files, rows and tests of something new: `npm run new -- endpoint gift-cards`. */
import { make } from './new/make.ts'
import { Problem } from './new/problem.ts'

try {
  console.log(await make(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof Problem)) throw error
  console.error(error.message)
  process.exitCode = 1
}

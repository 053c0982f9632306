import { walkShare } from './walk.ts'

walkShare(import.meta.filename)

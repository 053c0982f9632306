import { anew } from './anew.ts'

anew()

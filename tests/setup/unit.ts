import './indexedDbClasses.ts'
import { anew } from './anew.ts'

anew()

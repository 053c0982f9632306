import './indexedDbClasses.ts'
import { resetEnvironment } from './resetEnvironment.ts'

resetEnvironment()

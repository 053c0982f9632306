import * as v from 'valibot'

/** Whole cents (sen). Contract, stores and server keep all money in cents; only `domain/money` formats it as text. */
export const centsSchema = v.pipe(v.number(), v.safeInteger(), v.brand('Cents'))
export type Cents = v.InferOutput<typeof centsSchema>

/** Converts a number to whole cents. Rounds half away from zero. */
export const cents = (amount: number): Cents => (Math.sign(amount) * Math.round(Math.abs(amount))) as Cents

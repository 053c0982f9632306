import * as v from 'valibot'

/** Whole cents (sen). All money in contract, stores and server is in cents; only `domain/money` turns them into text. */
export const centsSchema = v.pipe(v.number(), v.safeInteger(), v.brand('Cents'))
export type Cents = v.InferOutput<typeof centsSchema>

/** Says that a number is a whole count of cents. Rounds half away from zero, as a till does. */
export const cents = (amount: number): Cents => (Math.sign(amount) * Math.round(Math.abs(amount))) as Cents

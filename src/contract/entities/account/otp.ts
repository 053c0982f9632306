import * as v from 'valibot'

/** The purpose of a one-time code: creating an account, logging in, resetting a password, or confirming a telephone number. */
export const otpTypeSchema = v.picklist(['registration', 'login', 'forgetPassword', 'telephone'])
export type OtpType = v.InferOutput<typeof otpTypeSchema>

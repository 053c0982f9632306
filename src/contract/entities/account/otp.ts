import * as v from 'valibot'

/** What a one-time code is for: opening an account, choosing a forgotten password anew, confirming a telephone number. */
export const otpTypeSchema = v.picklist(['registration', 'forgetPassword', 'telephone'])
export type OtpType = v.InferOutput<typeof otpTypeSchema>

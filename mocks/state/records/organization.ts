import * as v from 'valibot'
import { savedAddressSchema } from '../../../src/contract/entities/account/address.ts'
import { businessAccountSchema } from '../../../src/contract/entities/account/businessAccount.ts'
import { idSchema } from '../../../src/contract/entities/primitives.ts'
import { BusinessRole } from '../../../src/contract/enumerations.ts'

/** A business that several accounts buy for. */
export const organizationSchema = v.object({
  _id: idSchema,
  account: businessAccountSchema,
  addresses: v.array(savedAddressSchema),
  invites: v.array(
    v.object({
      code: v.string(),
      invitedEmail: v.string(),
      role: v.enum(BusinessRole),
      at: v.number(),
    }),
  ),
})
export type Organization = v.InferOutput<typeof organizationSchema>

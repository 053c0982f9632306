import * as v from 'valibot'
import {
  ADDRESS_LINE_MAXIMUM,
  EMAIL_MAXIMUM,
  NAME_MAXIMUM,
  PLACE_NAME_MAXIMUM,
  TAX_CODE_MAXIMUM,
} from '../../limits.ts'
import { textSchema } from '../primitives.ts'

/** Document 1 §3, VAT information: the company on the tax invoice. */
export const vatInformationSchema = v.object({
  addressLine1: textSchema(ADDRESS_LINE_MAXIMUM),
  city: textSchema(PLACE_NAME_MAXIMUM),
  companyName: textSchema(ADDRESS_LINE_MAXIMUM),
  district: v.optional(textSchema(PLACE_NAME_MAXIMUM)),
  email: textSchema(EMAIL_MAXIMUM),
  firstName: textSchema(NAME_MAXIMUM),
  lastName: textSchema(NAME_MAXIMUM),
  taxCode: textSchema(TAX_CODE_MAXIMUM),
})
export type VatInformation = v.InferOutput<typeof vatInformationSchema>

/** The register's entry for a tax number. */
export const taxpayerSchema = v.object({
  taxCode: textSchema(TAX_CODE_MAXIMUM),
  companyName: textSchema(ADDRESS_LINE_MAXIMUM),
  addressLine1: textSchema(ADDRESS_LINE_MAXIMUM),
  city: textSchema(PLACE_NAME_MAXIMUM),
  district: v.optional(textSchema(PLACE_NAME_MAXIMUM)),
})
export type Taxpayer = v.InferOutput<typeof taxpayerSchema>

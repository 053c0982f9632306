import * as v from 'valibot'
import { countSchema, gidSchema, idSchema } from '../primitives.ts'

interface CategoryNode {
  _id: string
  gid: string
  slug: string
  display: string
  displayName: string
  path: string
  type: number
  isVisible: boolean
  children: CategoryNode[]
  viewableWithExpressOnly: boolean
  isSoftCategory: boolean
  isPleList: boolean
  longDescriptionHtml?: string | undefined
  illustration: string
  tint: string
  productCount: number
}

/**
 * Document 1 §3, Category. `display` is the short name for tiles. `path` contains the gids from the department down, joined by `/`.
 * `illustration` and `tint` are additions: the picture and the background of the tile. Names are in the language of the request.
 */
export const categorySchema: v.GenericSchema<unknown, CategoryNode> = v.object({
  _id: idSchema,
  gid: gidSchema,
  slug: v.string(),
  display: v.string(),
  displayName: v.string(),
  path: v.string(),
  type: v.number(),
  isVisible: v.boolean(),
  children: v.array(v.lazy(() => categorySchema)),
  viewableWithExpressOnly: v.boolean(),
  isSoftCategory: v.boolean(),
  isPleList: v.boolean(),
  longDescriptionHtml: v.optional(v.string()),
  illustration: v.string(),
  tint: v.string(),
  productCount: countSchema,
})
export type Category = CategoryNode

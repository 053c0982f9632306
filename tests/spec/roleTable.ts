/** What the roles of a business may do (document 1 §6), where every flag of the business and of the shop is on. */
interface Roles {
  default: boolean
  owner: boolean
  member: boolean
  cartEditor: boolean
  admin: boolean
}

const everyone: Roles = { default: true, owner: true, member: true, cartEditor: true, admin: true }
const managers: Roles = { default: false, owner: true, member: false, cartEditor: false, admin: true }
/** A cart editor fills the cart, and others pay (decision 112). */
const payers: Roles = { ...everyone, cartEditor: false }

/** Role by action, worked out by hand from the documents. */
export const roleTable = {
  'fill the cart': everyone,
  'place an order': payers,
  'order the pallets of a quote': payers,
  'add to an order': payers,
  'cancel an order': payers,
  'choose how to pay': payers,
  'save a card': payers,
  'send the cart for approval': {
    default: false,
    owner: false,
    member: false,
    cartEditor: true,
    admin: false,
  },
  'approve a cart': managers,
  // "Promo code, reward and credit features are off for business accounts unless flags enable them": the café's flags do.
  'enter a promo code': everyone,
  'use reward points': payers,
  'use store credit': payers,
  // "Owner or admin may manage business users … and the business account".
  'manage members': managers,
  'change the business account': managers,
  'open the organisation page': managers,
  // What others have bought, and what is owed for it (decision 114).
  'see the orders of the business': managers,
  'see the monthly statement': managers,
  // "The lead capture form disables company name edit for admin or member."
  'change the company name in the lead form': {
    default: true,
    owner: true,
    member: false,
    cartEditor: true,
    admin: false,
  },
} as const satisfies Record<string, Roles>

export type RoleAction = keyof typeof roleTable

/** What the controls ask of the shop on screen. In Node there is none. */
export interface ShopDoor {
  /** The whole address of the page on screen. */
  href(): string
  /** Sends a request on the way that the shop's own take. */
  send(request: Request): Promise<Response>
  /** Goes to a path of the shop, without its base, as a link would. */
  go(path: string): Promise<void>
  /** Asks the server again for all that is on screen, the time included. */
  refresh(): Promise<void>
  /** Becomes a tab in which nobody has done anything yet: no drafts, no accepted age, no half-sent changes. */
  forget(): void
  /** Lets this tab know that its shopper has said their age. */
  acceptAge(): void
}

/** What the forms of a new payment method have in common. Numbers exist only in the form: they are sent once and never stored. */
export interface BillingFormProps<Write, Name extends string> {
  submitLabel: string
  isSaving: boolean
  /** The names that were typed before a reload. */
  start?: Partial<Record<Name, string>>
  onSave: (billing: Write) => Promise<void>
  /** Called when the shopper changes something, which clears the form's message. */
  onEdited: () => void
  /** Called with the fields that may be kept, with every change. */
  onNames?: (names: Record<Name, string>) => void
}

/** For password managers: the account that a password belongs to. It is not shown, and not in the tab order. */
export const AccountEmail = ({ email }: { email: string }) => (
  <input
    type="email"
    className="visually-hidden"
    autoComplete="username"
    value={email}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
)

/** A spreadsheet would run such a field as a formula; after an apostrophe it is text. */
const isFormula = (field: string): boolean => /^[=+\-@\t\r]/.test(field)

const quoted = (field: string): string =>
  `"${(isFormula(field) ? `'${field}` : field).replaceAll('"', '""')}"`

/**
 * A table as CSV (RFC 4180) that spreadsheets open in UTF-8: it begins with a byte order mark, every field is quoted, and a field that
 * begins like a formula gets an apostrophe.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`

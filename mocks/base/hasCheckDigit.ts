/** Whether the last digit of a number is the check digit of the others, as on every card (Luhn). */
export function hasCheckDigit(digits: string): boolean {
  const reversed = Array.from(digits, Number).toReversed()
  const sum = reversed.reduce((so, digit, place) => {
    const counted = place % 2 === 0 ? digit : digit * 2
    return so + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return sum % 10 === 0
}

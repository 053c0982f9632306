/** Nine digits with the check digit of ACH: the 1st, 4th and 7th count three times, the 2nd, 5th and 8th seven times. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || /^0+$/.test(text)) return false
  let sum = 0
  for (let place = 0; place < 9; place += 3) {
    const [first, second, third] = [text[place], text[place + 1], text[place + 2]].map(Number)
    sum += 3 * (first ?? 0) + 7 * (second ?? 0) + (third ?? 0)
  }
  return sum % 10 === 0
}

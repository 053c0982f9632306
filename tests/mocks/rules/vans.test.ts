import { expect, test } from 'vitest'
import { vansReach } from '../../../mocks/rules/vans.ts'

// From Kuala Lumpur (50450), George Town (10200) and Johor Bahru (80000).
test.each([
  ['50450', '50470', true, 'the same town'],
  ['50450', '47300', true, 'Petaling Jaya, Selangor'],
  ['50450', '62502', true, 'Putrajaya'],
  ['50450', '10200', false, 'George Town'],
  ['50450', '88000', false, 'Kota Kinabalu, across the sea'],
  ['10200', '13500', true, 'Perai, over the bridge'],
  ['10200', '05000', true, 'Alor Setar, Kedah'],
  ['10200', '07083', true, 'Langkawi, the default postcode'],
  ['10200', '30000', false, 'Ipoh, Perak'],
  ['80000', '84000', true, 'Muar, Johor'],
  ['80000', '50450', false, 'Kuala Lumpur'],
  ['50450', '87000', false, 'Labuan, without delivery'],
  ['50450', '99999', false, 'a code of nowhere'],
  ['50450', '5045', false, 'no code at all'],
  ['47300', '50450', false, 'from Selangor to its neighbour, where no vans start'],
])('vans from %s to %s: %s (%s)', (from, to, isReached) => {
  expect(vansReach(from, to)).toBe(isReached)
})

import { request } from '../../api/request.ts'
import { socialCalls } from '../../contract/calls/auth/social.ts'

/** The accounts of a demo, with their password, which is public. A real server has no such call. Throws its `Failure`. */
export async function readDemoLogins() {
  return (await request(socialCalls.readDemoLogins)).data.logins
}

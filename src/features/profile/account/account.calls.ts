import { account } from '~/contracts/account'
import { askExtension } from '~/shared/api/ask-extension'
import { call } from '~/shared/api/call'

/** The devices that are signed in; null where the server does not tell. */
export const sessionsCall = askExtension(call(account.sessions, {}))

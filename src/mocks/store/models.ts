import { factory, primaryKey } from '@mswjs/data'

/** What users change, as plain rows. Everything else is computed by the world; `table.ts` says how the two come together. */
export function models() {
  return factory({
    /** Tokens that are signed in. */
    credential: { token: primaryKey(String), accountId: String },
    /** The last verification code sent to a number. */
    smsCode: { tel: primaryKey(String), code: String },
    /** One record that users have made, changed or removed, as JSON under its table and id. */
    change: { key: primaryKey(String), kind: String, recordId: String, text: String },
  })
}

export type Models = ReturnType<typeof models>

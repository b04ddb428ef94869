import * as z from 'zod/mini'
import { MOST_CHARACTERS } from './bounds'
import { get, post } from './endpoint'
import { several, Word, wordsUpTo } from './limits'
import { ProvinceName, Tel, Text, Year } from './primitives'

/** S1 §9: a number gets another code after so many seconds, or once the last one has been used. */
export const RESEND_SECONDS = 60

/** A code is good for so many seconds. */
export const CODE_LIFE_SECONDS = 300

/** A code is void after so many wrong tries. */
export const CODE_TRIES = 5

/** A number gets no more codes than this within an hour: who guesses has a chance of 1 in 9,000. */
export const CODES_AN_HOUR = 20

/** Where a login comes from; this product always sends 4 (S1 §3). */
export const LOGIN_FROM = 4

export const RoleId = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(5)])

/** The signed-in person as the session keeps it (S1 §3). `province` and `year` are empty until the person has said them. */
export const UserInfo = z.object({
  id: Text,
  roleId: RoleId,
  /** All roles of the person; `roleId` is the acting one. */
  roleTypes: z.array(z.int()),
  /** VIP: sees the full data (S1 §6). */
  auth: z.boolean(),
  name: z.string(),
  tel: Tel,
  province: z.nullish(ProvinceName),
  /** Year of the gaokao. */
  year: z.nullish(Year),
  /** Subject ids of S1 §3 that the student sits beside Chinese, math and English. */
  subjects: z.optional(z.array(z.int())),
})
export type UserInfo = z.infer<typeof UserInfo>

export const LoginRequest = z.object({
  tel: Tel,
  code: Word,
  loginFrom: z.literal(LOGIN_FROM),
  /** Device id, made once per browser. */
  uid: Word,
})

/** The token to send from now on, and what is already known of the person. */
export const LoginAnswer = z.object({
  Authorization: Text,
  /** False for a number that has not completed its sign-up. */
  signUp: z.boolean(),
  id: Text,
  roleId: RoleId,
  name: z.nullish(z.string()),
  province: z.nullish(ProvinceName),
  year: z.nullish(Year),
})
export type LoginAnswer = z.infer<typeof LoginAnswer>

/** Completes a sign-up, or changes the basics of a student (S1 §3). */
export const SignUpCompletion = z.object({
  id: Word,
  tel: Tel,
  name: wordsUpTo(MOST_CHARACTERS.personName, '姓名'),
  province: ProvinceName,
  year: Year,
  subjects: z.optional(several(z.int())),
})
export type SignUpCompletion = z.infer<typeof SignUpCompletion>

export const auth = {
  /** The code in the answer is the demo's: a real server must not send it, or anybody could sign in with any number. */
  smsCode: get('/api/sms/code/{tel}', {
    summary: '获取短信验证码',
    limit: `同一手机号 ${RESEND_SECONDS} 秒内一条（用过的除外），每小时 ${CODES_AN_HOUR} 条；验证码 ${CODE_LIFE_SECONDS / 60} 分钟内有效，输错 ${CODE_TRIES} 次作废`,
    params: z.object({ tel: Tel }),
    payload: Text,
    carrier: 'message',
    effect: 'write',
    changes: [],
    source: 'S1 §7',
  }),
  login: post('/tel/code/login', {
    summary: '手机号验证码登录',
    body: LoginRequest,
    payload: LoginAnswer,
    effect: 'write',
    changes: [],
    session: 'begins',
    source: 'S1 §7',
    refuses: [{ code: 400, when: 'wrong-code' }],
  }),
  logout: get('/api/user/tel/logout/{tel}', {
    summary: '退出登录',
    params: z.object({ tel: Tel }),
    payload: z.string(),
    carrier: 'message',
    access: 'member',
    effect: 'write',
    changes: [],
    session: 'ends',
    source: 'S1 §7',
  }),
}

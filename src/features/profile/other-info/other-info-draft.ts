import * as z from 'zod/mini'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import type { OtherInfo } from '~/contracts/student-profile'

/** The questions of the page in their order. */
export const QUESTIONS = [
  { name: 'interests', label: '兴趣爱好', hint: '平时愿意花时间的事' },
  { name: 'strengths', label: '特长', hint: '比同学做得好的事' },
  { name: 'awards', label: '获奖与竞赛', hint: '综合评价、专项计划报名时可能用到' },
  { name: 'careerWish', label: '想从事的工作', hint: '还没想好可以写大致方向' },
  { name: 'note', label: '其他想说明的情况', hint: '家庭期望、地域限制等' },
] as const

/** How many characters an answer may have. */
export const LONGEST_ANSWER = MOST_CHARACTERS.answer

export const OtherDraft = z.object({
  interests: z.string(),
  strengths: z.string(),
  awards: z.string(),
  careerWish: z.string(),
  note: z.string(),
})
export type OtherDraft = z.infer<typeof OtherDraft>

export function otherDraftOf({ interests, strengths, awards, careerWish, note }: OtherInfo): OtherDraft {
  return {
    interests: interests ?? '',
    strengths: strengths ?? '',
    awards: awards ?? '',
    careerWish: careerWish ?? '',
    note: note ?? '',
  }
}

/** What is sent; an empty answer is none. */
export function otherInfoOf({ interests, strengths, awards, careerWish, note }: OtherDraft): OtherInfo {
  return {
    interests: interests.trim() || null,
    strengths: strengths.trim() || null,
    awards: awards.trim() || null,
    careerWish: careerWish.trim() || null,
    note: note.trim() || null,
  }
}

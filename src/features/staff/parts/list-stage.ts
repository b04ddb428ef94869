import type { ListStage } from '~/contracts/list-summaries'

/** How far a planner's list has come. */
export const STAGE_WORDS: Readonly<Record<ListStage, string>> = {
  draft: '草稿',
  handedOver: '已交给学生',
  opened: '学生看过',
  accepted: '学生已接受',
  declined: '学生已谢绝',
}

import type { Items } from '~/entities/application-list/edits'

type Choice = Pick<Items[number], 'majors' | 'adjust'>

/** The majors of a row: 法学、会计学. */
export const majorsText = ({ majors }: Choice) =>
  majors.map(({ majorName }) => majorName).join('、') || '没有填专业'

/** Majors, and 服从 where the two differ in it. */
export function choiceText(item: Choice, other: Choice): string {
  const majors = majorsText(item)
  return item.adjust === other.adjust ? majors : `${majors}（${item.adjust ? '服从调剂' : '不服从调剂'}）`
}

import type { ApplicationForm } from '~/rules/filing/application-form'

/** What a list is filled with, in the words of its province: 45 个院校专业组，每组最多 6 个专业，可以服从调剂. */
export function formText({ unit, choiceCount, majorsPerChoice, adjustment }: ApplicationForm): string {
  const count = choiceCount === undefined ? '' : `${choiceCount} 个`
  const choices = `最多 ${count}${unit === '专业+院校' ? '“专业+院校”志愿' : unit}`
  if (!adjustment) return `${choiceCount === undefined ? '“专业+院校”志愿' : choices}，没有专业调剂`
  const majors = `每个最多 ${majorsPerChoice} 个专业，可以服从调剂`
  return choiceCount === undefined ? `按${unit}填报，${majors}` : `${choices}，${majors}`
}

/** What a unit is called beside its school; undefined where the school is the whole unit. */
export function unitName(unit: ApplicationForm['unit'], code: string | null | undefined): string | undefined {
  if (unit === '院校' || !code) return undefined
  return unit === '院校专业组' ? `专业组 ${code}` : `专业 ${code}`
}

import { pick } from '../../kit/seed'
import type { Major } from '../catalogue'
import type { MajorFocus, TypeProfile } from './profile'

/** Everything the sentences about one major are made of. */
export interface MajorFacts {
  readonly major: Major
  readonly profile: TypeProfile
  readonly focus: MajorFocus
  readonly electives: string
  readonly schoolSubjects: string
  /** The only major of its type: it cannot be compared with neighbours. */
  readonly alone: boolean
}

const TALENT: Readonly<Record<string, string>> = {
  '01': '善于思辨和表达的人文人才',
  '02': '懂理论、会分析数据的经济人才',
  '03': '具有法治观念和社会责任感的专门人才',
  '04': '懂规律、有爱心的教育和体育工作者',
  '05': '文字与沟通能力突出的人才',
  '06': '能用史料说话的文史人才',
  '07': '数理基础扎实、会做研究的人才',
  '08': '能解决实际工程问题的技术人才',
  '09': '服务农业、农村和生态的技术人才',
  '10': '守护健康的医药卫生人才',
  '12': '懂业务、会协调的管理人才',
  '13': '有扎实技艺和审美的艺术人才',
  '14': '能跨学科合作的新型人才',
}

const GRADUATION_WORK: Readonly<Record<string, string>> = {
  '07': '毕业论文或毕业设计',
  '08': '毕业设计或毕业论文',
  '09': '毕业论文或毕业设计',
  '13': '毕业创作或毕业设计',
  '1301': '毕业论文',
  '14': '毕业设计',
}

/** Joined by 、. */
export const listed = (items: readonly string[]) => items.join('、')
/** Joined by 、 and a last 和. */
export const joined = (items: readonly string[]) =>
  items.length > 1 ? `${listed(items.slice(0, -1))}和${items.at(-1)}` : listed(items)

/** Whom the major educates and for which places of work. */
export function cultivationGoal({ major, profile, focus }: MajorFacts): string {
  const talent = TALENT[major.majorCategoryCode] ?? '技术技能人才'
  const [one = '', two = ''] = focus.courses
  const [ability = '', another = '', third = ''] = profile.abilities
  const [place = '', second = '', other = ''] = profile.workplaces
  return pick(
    [
      `培养${talent}。学生毕业时应掌握${one}和${two}等专业内容，具备${ability}、${another}的能力，适合到${place}、${second}从事与${major.majorName}有关的工作。`,
      `目标是培养${talent}：在${joined(profile.courses.slice(0, 2))}的基础上熟悉${one}、${two}，有${ability}、${third}等方面的能力，可到${place}和${other}工作。`,
      `希望学生成为${talent}，既有${profile.courses[0] ?? ''}等${major.type}的共同基础，又有${one}、${two}方面的专长，能够胜任${second}、${other}等单位中${major.majorName}方向的岗位。`,
    ],
    'goal',
    major.majorCode,
  )
}

/** Requirements during the years of study, one a line. */
export function cultivationRequirements({ major, profile, focus }: MajorFacts): string {
  const aim = focus.focus ? `，这些课程围绕${focus.focus}` : `，熟悉${major.majorName}的主要工作过程`
  return [
    `打好基础：学好${joined(profile.courses.slice(0, 4))}。`,
    `学出专长：学好${joined(focus.courses)}${aim}。`,
    `练出本领：形成${listed(profile.abilities)}的能力。`,
    `重视实践：参加${profile.practice}，${finalWork(major)}。`,
  ].join('\n')
}

function finalWork({ majorName, majorCategoryCode, typeCode, level }: Major): string {
  if (level === 2) return `并在${majorName}相关岗位上实习`
  if (majorCategoryCode === '10') return `通过${majorName}专业的毕业考核`
  const work =
    GRADUATION_WORK[typeCode] ?? GRADUATION_WORK[majorCategoryCode] ?? (level === 3 ? '毕业设计' : '毕业论文')
  return `独立完成${majorName}方向的${work}`
}

const ELECTIVES_WORDING: Readonly<Record<string, string>> = {
  不限: '不限选考科目',
  物理: '要求首选物理，再选科目不限',
  历史: '要求首选历史，再选科目不限',
}

/** Electives, useful school subjects, and the student it suits. 教育部选考科目要求指引 in general. */
export function subjectRequirements({ major, profile, electives, schoolSubjects }: MajorFacts): string {
  const asked = ELECTIVES_WORDING[electives] ?? `要求选考${joined(electives.split(','))}`
  return [
    `选考科目：${major.majorName}专业多数院校${asked}，以报考当年院校公布的要求为准。`,
    `学科基础：学习${major.type}课程时，高中的${schoolSubjects}用得最多。`,
    `适合人群：${profile.fit}。`,
  ].join('\n')
}

/** Knowledge and abilities of a graduate. */
export function knowledgeAndSkills({ major, profile, focus }: MajorFacts): string {
  return [
    `知识：${major.type}共有的${joined(profile.courses.slice(0, 3))}，以及${major.majorName}专业的${joined(focus.courses)}。`,
    `能力：${profile.abilities.join('；')}。`,
    `经历：有${profile.practice}的经历，对今后的工作有实际了解。`,
  ].join('\n')
}

/** Where graduates go and what that takes; no promise of any kind. `posts` are names of professions. */
export function directionText({ major, profile }: MajorFacts, posts: readonly string[]): string {
  const further =
    major.level === 1
      ? `也有毕业生选择读研，较近的方向有${listed(profile.postgraduate.slice(0, 2))}`
      : major.level === 2
        ? `想继续读书，可以参加专升本考试，升入${major.type}相近的本科专业`
        : `想继续深造，可以报考与${major.type}相近的专业学位硕士`
  return paragraph([
    `${major.majorName}专业的毕业生主要去${listed(profile.workplaces)}`,
    `常见岗位有${listed(posts)}等`,
    profile.threshold,
    further,
    '以上是一般情况，实际去向与院校、地区和个人准备有关',
  ])
}

/** Sentences without their full stops as one paragraph; empty ones are left out. */
export function paragraph(sentences: readonly string[]): string {
  return sentences
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${sentence}。`)
    .join('')
}

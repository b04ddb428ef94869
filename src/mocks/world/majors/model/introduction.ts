import { pick } from '../../kit/seed'
import type { Major } from '../catalogue'
import { joined, listed, type MajorFacts, paragraph } from './wording'

/** What the major is: its own subject first, then its type, what to know beforehand, and what sets it apart. */
export function introduction({ major, profile, focus, alone }: MajorFacts): string {
  const { majorName: name, type, majorCategory: category } = major
  const say = (slot: string, ...options: readonly string[]) => pick(options, slot, major.majorCode)
  const [first = '', second = '', third = ''] = focus.courses
  if (major.level !== 1) return vocationalIntroduction({ major, profile, focus })
  const subject = focus.language
    ? `${name}专业学习${focus.focus}，使用地区主要是${focus.language.regions}；初学者最先遇到的是${focus.language.features}`
    : say(
        'subject',
        `${name}专业的核心内容是${focus.focus}`,
        `${name}专业主要学习${focus.focus}`,
        `${name}专业关心的是${focus.focus}`,
        `${name}专业的课程围绕${focus.focus}展开`,
      )
  const place = alone
    ? `它自成一类，${type}只有这一个专业，研究对象是${profile.object}`
    : say(
        'place',
        `它属于${category}门类的${type}，这类专业共同关注${profile.object}`,
        `在${type}里，大家共同研究的是${profile.object}`,
        `${type}各专业有共同的研究对象：${profile.object}`,
      )
  const notion = say('notion', `需要提前了解：${profile.notion}`, `报考前最好知道：${profile.notion}`)
  const path = focus.language
    ? `学习从${first}起步，逐步进入${second}和${third}`
    : `到了高年级，${joined([first, second, third])}会成为主要课程`
  const apart =
    alone || focus.language
      ? path
      : say(
          'apart',
          `与同类专业相比，它在${first}和${second}上用的时间更多`,
          `最能体现专业特点的课程有${joined([first, second, third])}`,
          `看${first}、${second}这两门课，就能看出它和同类专业的不同`,
          path,
        )
  return paragraph([subject, place, notion, apart, standing(major)])
}

function vocationalIntroduction({
  major,
  profile,
  focus,
}: Pick<MajorFacts, 'major' | 'profile' | 'focus'>): string {
  const { majorName: name, type, majorCategory: category } = major
  const say = (slot: string, ...options: readonly string[]) => pick(options, slot, major.majorCode)
  const subject = say(
    'subject',
    `${name}专业学的是${joined(focus.courses)}`,
    `${name}专业把${joined(focus.courses)}作为看家本领`,
    `读${name}专业，主要精力放在${joined(focus.courses)}上`,
  )
  const place = `它属于${category}的${type}，面向${profile.object}，${listed(profile.courses.slice(0, 3))}是共同的基础`
  const way =
    major.level === 2
      ? say(
          'way',
          `学制三年，课堂教学与${profile.practice}交替进行，动手时间大约占一半`,
          `三年里有相当多的时间用于${profile.practice}，最后半年到一年到岗位上实习`,
        )
      : say(
          'way',
          `这是四年制的职业本科，比同类专科多学一层原理，${profile.practice}之外还要完成综合项目`,
          `职业本科四年，既做${profile.practice}，也要能解决较复杂的技术问题、带好小团队`,
        )
  return paragraph([subject, place, way])
}

/** T and K in a code: special majors are offered by few schools, controlled ones need approval. */
function standing({ majorCode, type }: Major): string {
  if (/TK$/.test(majorCode)) return `它是${type}下的特设专业，同时由国家控制布点，开设院校不多`
  if (/T$/.test(majorCode)) return `它是${type}下的特设专业，开设院校相对较少，课程名称各校会有差别`
  return /K$/.test(majorCode) ? '它由国家控制布点，院校开设须经审批' : ''
}

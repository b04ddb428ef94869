import { expect, it } from 'vitest'
import { majorCalls } from '~/entities/major/major.calls'
import { drawn, textIn, textsOf } from '../../../tests/drawn'
import { MajorOverview } from './major-overview'

const MAJOR = {
  id: '080901',
  majorName: '计算机科学与技术',
  majorCode: '080901',
  level: 1,
  years: '四年',
  degree: '工学学士',
  genderRatio: '62:38',
  introduction: '研究计算机的原理。',
  cultivationGoal: '培养工程师。',
  cultivationRequirements: '学好数学。',
  subjectRequirements: '物理。',
  knowledgeAndSkills: '会写程序。',
  postgraduateDirections: ['软件工程'],
  mainCourses: ['数据结构'],
  famousPersons: ['图灵：提出图灵机'],
} as const

const overviewOf = (major: object) =>
  drawn(<MajorOverview code="080901" name="计算机科学与技术" />, {
    answers: [[majorCalls.detail('080901'), major]],
  })

it('S2-2.27 a major says each of its fields under its name', async () => {
  const markup = await overviewOf(MAJOR)
  expect(textsOf('dt', markup)).toEqual(['培养层次', '修业年限', '授予学位', '男女比例'])
  expect(textsOf('dd', markup)).toEqual(['本科', '四年', '工学学士', expect.stringMatching(/62.*38/)])
  expect(textsOf('section', markup)).toEqual([
    '计算机科学与技术是学什么的 研究计算机的原理。',
    '培养目标 培养工程师。',
    '培养要求 学好数学。',
    '选科要求 物理。',
    '知识与能力 会写程序。',
    '考研方向 软件工程',
    '主要课程 数据结构',
    '知名人物 图灵：提出图灵机',
  ])
})

it('S2-2.27.10 S2-2.27.11 S2-2.27.12 a major without directions, courses and persons has no place of theirs', async () => {
  const { postgraduateDirections: _, ...major } = MAJOR
  const markup = await overviewOf({ ...major, level: 2, mainCourses: [], famousPersons: null })
  expect(textsOf('dd', markup)[0]).toBe('专科')
  expect(textIn(markup)).not.toMatch(/考研方向|主要课程|知名人物/)
})

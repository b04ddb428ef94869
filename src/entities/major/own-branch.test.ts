import { expect, it } from 'vitest'
import type { MajorDetail } from '~/contracts/majors.schemas'
import { ownBranch } from './own-branch'

const MAJOR: MajorDetail = {
  id: '7',
  majorName: '软件工程',
  majorCode: '080902',
  type: '计算机类',
  typeCode: '0809',
  majorCategory: '工学',
  majorCategoryCode: '08',
  level: 1,
  years: '四年',
  degree: '工学学士',
  introduction: '',
  cultivationGoal: '',
  cultivationRequirements: '',
  subjectRequirements: '',
  knowledgeAndSkills: '',
}

it('is the part of the tree with one major', () => {
  expect(ownBranch(MAJOR)).toEqual([
    {
      majorCategory: '工学',
      majorCategoryCode: '08',
      majorTypes: [
        {
          type: '计算机类',
          typeCode: '0809',
          majors: [{ id: '7', majorName: '软件工程', majorCode: '080902' }],
        },
      ],
    },
  ])
})

it('is not known where the record leaves a name or a code out', () => {
  for (const part of ['type', 'typeCode', 'majorCategory', 'majorCategoryCode'])
    expect(ownBranch({ ...MAJOR, [part]: null })).toBeUndefined()
})

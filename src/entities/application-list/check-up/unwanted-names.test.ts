import { expect, it } from 'vitest'
import { unwantedNames } from './unwanted-names'

it('unwanted majors are told by their names in the units of the list', () => {
  const major = (majorCode: string, majorName: string) => ({
    majorEnrollCode: majorCode,
    majorName,
    majorCode,
    planNum: 1,
    history: [],
  })
  const units = [
    { majors: [major('101101', '护理学'), major('080901', '计算机科学与技术')] },
    { majors: [major('101101', '护理学')] },
  ]
  expect(unwantedNames(units, ['1011'])).toEqual({ unwanted: ['护理学'] })
  expect(unwantedNames(units, ['0101'])).toEqual({ unwanted: [] })
  expect(unwantedNames(units, [])).toEqual({})
  expect(unwantedNames(units)).toEqual({})
})

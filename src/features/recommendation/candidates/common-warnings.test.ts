import { expect, it } from 'vitest'
import { commonWarnings } from './common-warnings'

const unit = (...warnings: string[]) => ({ warnings })

it('finds what is to be minded in each of several units', () => {
  const one = '只有一年数据可比，概率仅供参考'
  expect(commonWarnings([unit(one), unit('计划只有 2 人', one), unit(one)])).toEqual([one])
  expect(commonWarnings([unit(one), unit(), unit(one)])).toEqual([])
  expect(commonWarnings([unit(one), { warnings: null }, unit(one)])).toEqual([])
})

it('leaves it where it stands among two units', () => {
  expect(commonWarnings([unit('a'), unit('a')])).toEqual([])
  expect(commonWarnings([])).toEqual([])
})

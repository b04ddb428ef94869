import { expect, it } from 'vitest'
import { salaryText } from './salary-text'

it.each([
  ['9800-13200元/月', '9,800–13,200 元/月'],
  ['800元/天', '800 元/天'],
  ['1.2-1.8万元/月', '1.2–1.8万元/月'],
  ['面议', '面议'],
])('%s reads %s', (written, text) => expect(salaryText(written)).toBe(text))

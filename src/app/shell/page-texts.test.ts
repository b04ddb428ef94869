import { expect, it } from 'vitest'
import { descriptionOf } from './page-texts'

it('begins with what the page is about, once that is known', () => {
  const text = '这所院校在各省历年的投档线。'
  expect(descriptionOf(text, '合肥工业大学')).toBe('合肥工业大学：这所院校在各省历年的投档线。')
  expect(descriptionOf(text)).toBe(text)
  expect(descriptionOf(undefined, '合肥工业大学')).toBeUndefined()
})

import { describe, expect, it } from 'vitest'
import type { EnrollmentIntention } from '~/contracts/student-profile'
import {
  intentionWith,
  NOTHING_KEPT,
  storedAfter,
  type Wish,
  wishesIn,
  withChanges,
  withWish,
} from './stored-wishes'

const law: Wish = { kind: 'major', id: '030101K', name: '法学' }
const school: Wish = { kind: 'school', id: '030101K', name: '同号院校' }
const judge: Wish = { kind: 'profession', id: '2060201', name: '法官' }
const record: EnrollmentIntention = {
  studentId: 's-1',
  provinces: ['安徽'],
  schoolTypes: [],
  schoolFeatures: [],
  schoolInstitutions: [],
  majorCodes: ['0809'],
  excludedMajorCodes: ['030101K', '1002'],
}

describe('wishes on a device', () => {
  it('are kept by kind and id, and let go again', () => {
    const kept = [law, school, judge].reduce((before, wish) => withWish(before, wish, true), NOTHING_KEPT)
    expect(wishesIn(kept)).toEqual([law, school, judge])
    expect(wishesIn(withWish(kept, school, false))).toEqual([law, judge])
    expect(withWish(withWish(NOTHING_KEPT, law, true), law, false)).toEqual(NOTHING_KEPT)
  })

  it('before signing in are laid over those that the student had', () => {
    const own = withWish({ ...NOTHING_KEPT, owner: 's-2' }, law, false)
    const begun = withWish(withWish(NOTHING_KEPT, judge, true), law, true)
    expect(withChanges(own, begun)).toEqual({
      owner: 's-2',
      saved: [],
      changes: [
        { ...judge, wanted: true },
        { ...law, wanted: true },
      ],
    })
  })
})

describe('wishes in a record', () => {
  it('take the changes of a guest, and unwanted majors that are wanted now are unwanted no more', () => {
    const kept = withWish(withWish(NOTHING_KEPT, law, true), judge, true)
    const next = intentionWith(record, kept.changes)
    expect(next).toMatchObject({
      provinces: ['安徽'],
      majorCodes: ['0809', '030101K'],
      schoolIds: [],
      professionCodes: ['2060201'],
      excludedMajorCodes: ['1002'],
    })
    expect(storedAfter(kept, next, kept.changes)).toEqual({
      owner: 's-1',
      saved: [{ kind: 'major', id: '0809', name: '' }, law, judge],
      changes: [],
    })
  })

  it('that were let go here leave the record, and not the other way round', () => {
    const read = storedAfter(NOTHING_KEPT, record)
    const without = withWish(read, { kind: 'major', id: '0809', name: '计算机类' }, false)
    expect(wishesIn(without)).toEqual([])
    expect(intentionWith(record, without.changes).majorCodes).toEqual([])
    // Read again before it was sent: the change still holds.
    expect(wishesIn(storedAfter(without, record))).toEqual([])
    expect(wishesIn(storedAfter(without, { ...record, majorCodes: [] }))).toEqual([])
  })

  it('that were changed while a save was under way are sent with the next one', () => {
    const first = withWish({ ...NOTHING_KEPT, owner: 's-1' }, law, true)
    const meanwhile = withWish(withWish(first, law, false), judge, true)
    const after = storedAfter(meanwhile, intentionWith(record, first.changes), first.changes)
    expect(wishesIn(after).map(({ id }) => id)).toEqual(['0809', '2060201'])
    expect(intentionWith(intentionWith(record, first.changes), after.changes)).toMatchObject({
      majorCodes: ['0809'],
      professionCodes: ['2060201'],
    })
  })
})

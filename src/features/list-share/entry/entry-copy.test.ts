import { describe, expect, it } from 'vitest'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { BusinessError, HttpError, ShapeError } from '~/shared/api/errors'
import { listHere } from './entry-copy'

const CALL = 'GET /api/preferences/{id}'
const list = { id: 'l-1' } as ApplicationListDetail
const copy = { at: '2026-06-28T20:00:00+08:00', list }

describe('the list that is typed', () => {
  it.each([0, 429, 500, 502, 503])('is the copy of this device where no answer came (%s)', (status) => {
    const error = new HttpError(CALL, status, '')
    expect(listHere({ data: undefined, error }, copy)).toEqual({ list, copiedAt: new Date(copy.at) })
  })

  it.each([
    ['gone', new BusinessError(CALL, 404, '没有这份志愿表')],
    ['gone by its status', new HttpError(CALL, 404, '')],
    ['refused', new BusinessError(CALL, 403, '没有权限')],
    ['refused by a gateway', new HttpError(CALL, 403, '')],
  ])('is no copy where it is %s, not even where it stood here before', (_, error) => {
    expect(listHere({ data: undefined, error }, copy)).toBeUndefined()
    expect(listHere({ data: list, error }, copy)).toBeUndefined()
  })

  it('is no copy where the answer was another one', () => {
    expect(listHere({ data: undefined, error: new ShapeError(CALL, 'id', '') }, copy)).toBeUndefined()
    expect(listHere({ data: undefined, error: null }, copy)).toBeUndefined()
  })

  it('stays what was fetched while the network is away', () => {
    const error = new HttpError(CALL, 0, '')
    expect(listHere({ data: list, error }, copy)).toEqual({ list, copiedAt: undefined })
  })
})

import { type ProvinceSeason, seasonState } from '~/contracts/season-state'
import { PROVINCES } from '~/rules/exam/provinces'
import { seasonDays } from '~/rules/exam/season-days'
import { mockEndpoints } from '../../server/resolve'
import { chinaTime } from '../../store/china-time'

/** The hour at which the results of the demo world are out. */
const RESULTS_AT = '09:00:00'

export const seasonStateHandlers = mockEndpoints(seasonState, {
  ofProvinces: ({ backend }) => {
    const now = chinaTime(backend.now())
    return PROVINCES.flatMap(({ name }): ProvinceSeason[] => {
      const days = seasonDays(name, backend.thisYear)
      if (!days) return []
      const moment = `${backend.thisYear}-${days.results} ${RESULTS_AT}`
      return now < moment
        ? [{ province: name, results: 'awaited', until: moment }]
        : [{ province: name, results: 'open', since: moment }]
    })
  },
})

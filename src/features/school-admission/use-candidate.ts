import { useMemo } from 'react'
import { electiveNames } from '~/rules/exam/electives'
import { useUser } from '~/shared/session/session'
import type { Candidate } from './reached-groups'

/** Whose rank stands beside the lines: the electives of the address, else those of who is signed in. */
export function useCandidate(subject: string, asked: readonly string[]): Candidate {
  const own = useUser()?.subjects
  // As text: the address makes a new list each time it is read.
  const said = asked.join()
  return useMemo(
    () => ({ subject, electives: said === '' ? electiveNames(own ?? undefined) : said.split(',') }),
    [subject, said, own],
  )
}

import type { ReactNode } from 'react'
import type { ControlLine } from '~/contracts/control-lines'

/** The question that a control line leads to on the rank page. */
export type RankQuestion = {
  readonly province: string
  readonly year: number
  readonly subject: string
  readonly batch: string
  readonly score: number
}

interface LinkParts {
  readonly children: ReactNode
  readonly className: string
  readonly title: string
}

/** Draws a link to a rank. Who shows the lines knows where ranks are. */
export type RankLinkOf = (question: RankQuestion, parts: LinkParts) => ReactNode

/** The rank question of a line. 西藏 draws lines by group of candidates, 理科(A类), but ranks everybody of a subject together. */
export function rankQuestion(line: ControlLine, year: number): RankQuestion {
  return {
    province: line.province,
    year,
    subject: line.subject.replace(/\(.*\)$/, ''),
    batch: line.batch,
    score: line.controlScore,
  }
}

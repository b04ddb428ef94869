import * as z from 'zod/mini'
import { ColourVision, type PhysicalTest } from '~/contracts/student-profile'
import { type Rule, ruled } from '~/shared/form/ruled'

/** A measure of the examination, as it is typed. */
interface Measure {
  readonly noun: string
  readonly unit: string
  readonly low: number
  readonly high: number
}

/** Limits of the contract: what no person has is a slip of the key. */
export const MEASURES = {
  height: { noun: '身高', unit: '厘米', low: 80, high: 250 },
  weight: { noun: '体重', unit: '千克', low: 20, high: 250 },
  leftEyesight: { noun: '左眼裸眼视力', unit: '', low: 4, high: 5.3 },
  rightEyesight: { noun: '右眼裸眼视力', unit: '', low: 4, high: 5.3 },
} as const satisfies Record<string, Measure>

export const COLOUR_VISIONS = ColourVision.options

/** At most one decimal; an input method may leave full-width digits behind. */
function numberOf(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim()
  return /^\d{1,3}(\.\d)?$/.test(plain) ? Number(plain) : undefined
}

function measured({ noun, unit, low, high }: Measure): Rule<string> {
  return (text) => {
    if (text.trim() === '') return undefined
    const number = numberOf(text)
    const fits = number !== undefined && number >= low && number <= high
    return fits ? undefined : `${noun}是 ${low} 到 ${high} ${unit}之间的数，最多一位小数`
  }
}

/** What the form holds while it is being filled in; empty is what is not said. */
export const PhysicalDraft = z.object({
  consent: z.boolean(),
  height: ruled(z.string(), measured(MEASURES.height)),
  weight: ruled(z.string(), measured(MEASURES.weight)),
  leftEyesight: ruled(z.string(), measured(MEASURES.leftEyesight)),
  rightEyesight: ruled(z.string(), measured(MEASURES.rightEyesight)),
  colourVision: z.string(),
  limits: z.string(),
})
export type PhysicalDraft = z.infer<typeof PhysicalDraft>

const text = (value: number | null | undefined) => String(value ?? '')

export function physicalDraftOf(test: PhysicalTest): PhysicalDraft {
  return {
    consent: test.consent,
    height: text(test.height),
    weight: text(test.weight),
    leftEyesight: text(test.leftEyesight),
    rightEyesight: text(test.rightEyesight),
    colourVision: test.colourVision ?? '',
    limits: (test.limits ?? []).join('\n'),
  }
}

/** What is sent: without consent nothing but its absence, so that the server forgets what it had. */
export function physicalOf(draft: PhysicalDraft, studentId: string): PhysicalTest {
  if (!draft.consent) return { studentId, consent: false }
  return {
    studentId,
    consent: true,
    height: numberOf(draft.height) ?? null,
    weight: numberOf(draft.weight) ?? null,
    leftEyesight: numberOf(draft.leftEyesight) ?? null,
    rightEyesight: numberOf(draft.rightEyesight) ?? null,
    colourVision: COLOUR_VISIONS.find((vision) => vision === draft.colourVision) ?? null,
    limits: draft.limits
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  }
}

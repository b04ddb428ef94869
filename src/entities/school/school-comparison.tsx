import { linkOptions } from '@tanstack/react-router'
import { CompareBar } from '~/entities/compare/compare-bar'
import { CompareToggle } from '~/entities/compare/compare-toggle'
import { MOST_SCHOOLS } from '~/entities/compare/compared'
import { comparison } from '~/entities/compare/comparison'

export const schoolComparison = comparison('compared-schools', {
  noun: '院校',
  measure: '所',
  most: MOST_SCHOOLS,
})

export function SchoolCompareBar() {
  return (
    <CompareBar
      of={schoolComparison}
      to={(schools) => linkOptions({ to: '/compare', search: { schools } })}
    />
  )
}

interface SchoolCompareToggleProps {
  readonly schoolId: string
  readonly schoolName: string
  readonly brief?: boolean
  readonly className?: string
}

export function SchoolCompareToggle({ schoolId, schoolName, ...rest }: SchoolCompareToggleProps) {
  return <CompareToggle of={schoolComparison} id={schoolId} name={schoolName} {...rest} />
}

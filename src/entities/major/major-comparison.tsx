import { linkOptions } from '@tanstack/react-router'
import { CompareBar } from '~/entities/compare/compare-bar'
import { CompareToggle } from '~/entities/compare/compare-toggle'
import { MOST_MAJORS } from '~/entities/compare/compared'
import { comparison } from '~/entities/compare/comparison'

export const majorComparison = comparison('compared-majors', {
  noun: '专业',
  measure: '个',
  most: MOST_MAJORS,
})

export function MajorCompareBar() {
  return (
    <CompareBar
      of={majorComparison}
      to={(majors) => linkOptions({ to: '/comparemajors', search: { majors } })}
    />
  )
}

export function MajorCompareToggle({ code, name }: { readonly code: string; readonly name: string }) {
  return <CompareToggle of={majorComparison} id={code} name={name} />
}

import { cn } from '~/shared/ui/cn'

interface FeatureTagsProps {
  readonly features: readonly string[] | null | undefined
  readonly className?: string
}

/** 985, 211, 双一流 … of a school. Keeps the height of a line where there are none, so that cards stand in line. */
export function FeatureTags({ features, className }: FeatureTagsProps) {
  if (!features || features.length === 0) return <div aria-hidden className={cn('h-5', className)} />
  return (
    <ul aria-label="院校特色" className={cn('flex flex-wrap gap-1.5', className)}>
      {features.map((feature) => (
        <li
          key={feature}
          className="h-5 rounded-sm bg-primary-soft px-1.5 text-xs leading-5 whitespace-nowrap text-primary"
        >
          {feature}
        </li>
      ))}
    </ul>
  )
}

import { useId } from 'react'
import { cn } from '~/shared/ui/cn'
import { AGREEMENTS, type AgreementName } from './agreements'

interface AgreementTextProps {
  readonly name: AgreementName
  /** The level of its heading in the page around it. */
  readonly level: 2 | 3
  readonly className?: string
}

/** One of the texts in full. */
export function AgreementText({ name, level, className }: AgreementTextProps) {
  const id = useId()
  const { updated, sections } = AGREEMENTS[name]
  const [Heading, SubHeading] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const)
  return (
    <article className={cn('text-sm', className)} aria-labelledby={id}>
      <Heading id={id} className="text-lg font-medium">
        {name}
      </Heading>
      <p className="mt-0.5 text-xs text-muted-foreground">{updated} 起生效</p>
      {sections.map(({ heading, text }) => (
        <section key={heading} className="mt-4">
          <SubHeading className="font-medium">{heading}</SubHeading>
          {text.map((paragraph) => (
            <p key={paragraph} className="mt-1 text-muted-foreground">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  )
}

import { useQuery } from '@tanstack/react-query'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import { schoolCalls } from '~/entities/school/school.calls'
import { Section } from '~/features/school-detail/section'
import { States } from '~/shared/answer/states'
import { Skeleton } from '~/shared/ui/skeleton'
import { mailAddress, phoneAddress, websiteAddress, websiteName } from './contact-links'

const linkClass =
  'inline-flex min-h-11 items-center gap-1 break-all text-primary underline-offset-4 hover:underline md:min-h-8'

/** Ways to reach a school. A text that is no address or number stands as text. */
export function SchoolContacts({ schoolId }: { schoolId: string }) {
  const detail = useQuery(schoolCalls.detail(schoolId))
  return (
    <Section title="联系学校">
      <States
        of={detail}
        name="联系方式"
        className="mt-2"
        pending={<Skeleton of="rows" className="h-33 md:h-24" />}
      >
        {({ officialWebsites, admissionPhones, emails }) => (
          <dl className="grid text-sm">
            <Contact label="官方网站" values={officialWebsites} show={website} />
            <Contact label="招生电话" values={admissionPhones} show={phone} />
            <Contact label="招生邮箱" values={emails} show={mail} />
          </dl>
        )}
      </States>
    </Section>
  )
}

interface ContactProps {
  readonly label: string
  readonly values: readonly string[] | null | undefined
  readonly show: (value: string) => ReactNode
}

function Contact({ label, values, show }: ContactProps) {
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] border-t">
      <dt className="row-span-9 flex min-h-11 items-center text-muted-foreground md:min-h-8">{label}</dt>
      {values && values.length > 0 ? (
        [...new Set(values)].map((value) => (
          <dd key={value} className="col-start-2">
            {show(value)}
          </dd>
        ))
      ) : (
        <dd className="flex min-h-11 items-center text-muted-foreground md:min-h-8">未公布</dd>
      )}
    </div>
  )
}

function website(text: string) {
  const address = websiteAddress(text)
  if (address === undefined) return text
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={linkClass}>
      {websiteName(address)}
      <ExternalLink aria-hidden className="size-3.5 shrink-0" />
      <span className="sr-only">（新窗口打开）</span>
    </a>
  )
}

function phone(text: string) {
  const address = phoneAddress(text)
  return address === undefined ? (
    text
  ) : (
    <a href={address} className={linkClass}>
      {text}
    </a>
  )
}

function mail(text: string) {
  const address = mailAddress(text)
  return address === undefined ? (
    text
  ) : (
    <a href={address} className={linkClass}>
      {text}
    </a>
  )
}

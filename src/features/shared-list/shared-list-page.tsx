import { Link } from '@tanstack/react-router'
import { formText } from '~/entities/application-list/form-text'
import { type ApplicationForm, applicationForm } from '~/rules/filing/application-form'
import { checksum, soundText } from '~/rules/list/share/address-text'
import { rowKey } from '~/rules/list/share/family-reply'
import { listFromAddress } from '~/rules/list/share/list-address'
import type { SharedList } from '~/rules/list/share/shared-list'
import { formatCount } from '~/shared/lib/text/format'
import { useSetPageSubject } from '~/shared/react/page-subject'
import { buttonVariants } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { PageHeading } from '~/shared/ui/page-heading'
import { TrustLine } from '~/shared/ui/trust-line'
import { AnswerBar } from './answer-bar'
import { useAnswerDraft } from './answer-draft'
import { HowToRead } from './how-to-read'
import { useJoinedParts } from './known-parts'
import { SharedChoice } from './shared-row'

/** A list that travels in the address, for its receiver. `hash` is what stands behind the #. */
export function SharedListPage({ hash }: { hash: string }) {
  const text = soundText(hash)
  const { list, error } = listFromAddress(text)
  const form = list && applicationForm(list.province, list.year, list.batch)
  const heading = list && form ? (list.title ?? '别人分享的志愿表') : '这个链接打不开'
  useSetPageSubject(heading)
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading className="line-clamp-3 wrap-anywhere">{heading}</PageHeading>
      {list && form ? (
        <Shared opened={list} text={text} form={form} />
      ) : (
        <Unreadable
          why={text === '' ? '链接里没有志愿表，可能少复制了一截' : (error ?? '不认识这份志愿表的省份')}
        />
      )}
    </div>
  )
}

function Shared({ opened, text, form }: { opened: SharedList; text: string; form: ApplicationForm }) {
  const { list, missing } = useJoinedParts(opened, text)
  const { province, year, subject, batch, rank, rows, part } = list
  const listName = opened.part?.list ?? checksum(text)
  const { opinions } = useAnswerDraft(listName)
  const facts = [`${province} ${year} 年`, subject, batch, rank !== undefined && `位次 ${formatCount(rank)}`]
  return (
    <>
      <p className="mt-1 text-sm text-muted-foreground">{facts.filter(Boolean).join(' · ')}</p>
      <p className="text-sm text-muted-foreground">
        共 {part?.of ?? rows.length} 个志愿，{formText(form)}
      </p>
      {missing.length > 0 && (
        <p role="status" className="mt-3 max-w-reading rounded bg-match-soft px-4 py-2">
          这是其中的一段。还差
          {missing.map(([from, to]) => `第 ${from}–${to} 行`).join('、')}
          ，用这台手机再扫另外的码，就合成整张。
        </p>
      )}
      <p className="mt-3 max-w-reading text-sm">
        这份表装在链接里，只能看不能改。分享的人后来改了什么，这里看不到。下面的位次是现在公布的往年数据，不代表今年一定录取。
      </p>
      <HowToRead tiers={tiersShown(list)} />
      <ol aria-label="志愿" start={part?.from} className="mt-4 border-t">
        {rows.map((row, index) => (
          <SharedChoice
            // The same unit may stand twice in what somebody has made by hand.
            // biome-ignore lint/suspicious/noArrayIndexKey: The rows never change their places here.
            key={index}
            row={row}
            place={index + (part?.from ?? 1)}
            list={list}
            form={form}
            listName={listName}
            said={opinions[rowKey(row)]}
          />
        ))}
      </ol>
      <TrustLine className="mt-4" source={`${province}公布的院校录取分数线`} addressOnPaper />
      <AnswerBar list={list} listName={listName} />
    </>
  )
}

/** Whose word the tiers are: that of the list, of its rank beside the last line, or nobody's. */
function tiersShown({ rank, rows }: SharedList) {
  if (rank === undefined) return 'none'
  return rows.some(({ tier }) => tier !== undefined) ? 'list' : 'lines'
}

function Unreadable({ why }: { why: string }) {
  return (
    <EmptyRegion className="mt-6">
      <p>{why}。</p>
      <Link to="/weici" className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-4' })}>
        自己查位次
      </Link>
    </EmptyRegion>
  )
}

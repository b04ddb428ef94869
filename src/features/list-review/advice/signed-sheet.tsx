import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { ListSignature } from '~/contracts/list-advice'
import { isAsSigned, signedText } from '~/entities/application-list/advice/signed'
import { type Items, itemName } from '~/entities/application-list/edits'
import { codePartsOf } from '~/entities/application-list/link/code-parts'
import { sharedOf } from '~/entities/application-list/link/shared-of'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { listToAddress } from '~/rules/list/share/list-address'
import { QrCode } from '~/shared/picture/qr-code'

/** Without the rank no tier travels. */
const NO_TIERS: ReadonlyMap<string, undefined> = new Map()

export interface SignedSheetProps {
  readonly list: ApplicationListDetail
  readonly items: Items
  readonly form: ApplicationForm
  readonly signature: ListSignature
}

/** The signature on paper: who, when and which version, the reason of each row, and codes that open exactly this version. */
export function SignedSheet({ list, items, form, signature }: SignedSheetProps) {
  const { mark, answers } = signature
  const router = useRouter()
  const isSame = isAsSigned(items, signature)
  // biome-ignore lint/correctness/useExhaustiveDependencies: The way to an address is the same with each render.
  const parts = useMemo(() => {
    const shared = sharedOf(
      list,
      items,
      { title: true, rank: false },
      { adjustment: form.adjustment, tiers: NO_TIERS },
    )
    return codePartsOf(
      shared,
      (part) =>
        location.origin + router.buildLocation({ to: '/sharedList', hash: listToAddress(part) }).publicHref,
    )
  }, [list, items, form])
  return (
    <section aria-label="签字页" className="mt-6 hidden text-sm print:block">
      <p className="font-medium">
        {signedText(signature, items)}
        {!isSame && '，下面的理由和二维码是改过以后的'}
      </p>
      <ol className="mt-2">
        {items.map((item, at) => (
          <li key={item.unitId} className="break-inside-avoid border-b py-1">
            {at + 1} {itemName(item)}：{item.reason ?? '没有理由'}
          </li>
        ))}
      </ol>
      {answers.map(({ name, text }) => (
        <p key={name} className="mt-1">
          {name}，知道了，因为{text}
        </p>
      ))}
      <ul className="mt-4 flex flex-wrap gap-6">
        {parts.map(({ link, name }) => (
          <li key={name} className="w-40 break-inside-avoid text-center text-xs">
            <QrCode text={link} label={`打开${name}的二维码`} className="w-full" />
            {isSame ? `${mark} ` : ''}
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

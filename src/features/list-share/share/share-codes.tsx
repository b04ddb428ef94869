import { useMemo } from 'react'
import { codePartsOf } from '~/entities/application-list/link/code-parts'
import type { SharedList } from '~/rules/list/share/shared-list'
import { QrCode } from '~/shared/picture/qr-code'

interface ShareCodesProps {
  readonly shared: SharedList
  /** The address of a list, or of a part of it. */
  readonly linkOf: (part: SharedList) => string
}

/** QR codes that open the list on another phone, in parts where it is long. */
export function ShareCodes({ shared, linkOf }: ShareCodesProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: The way to an address is the same with each render.
  const parts = useMemo(() => codePartsOf(shared, linkOf), [shared])
  return (
    <section aria-label="二维码" className="grid gap-2">
      <p className="text-sm">
        用微信或相机扫。
        {parts.length > 1 &&
          `表太长，分成 ${parts.length} 个码：每个码打开一段，同一台手机都扫过就合成整张。`}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] gap-4">
        {parts.map(({ link, name }) => (
          <li key={name} className="text-center text-sm">
            <QrCode text={link} label={`打开${name}的二维码`} className="mx-auto w-full max-w-80 rounded" />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

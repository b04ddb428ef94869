import { EmptyRegion } from '~/shared/ui/empty-region'

/** Says that the server lacks the calls of a part, so that nobody looks for a mistake of theirs. */
export function NotOffered({ what }: { what: string }) {
  return (
    <EmptyRegion>
      <p>现在连接的服务器没有提供{what}的接口，这里不能使用。</p>
      <p className="mt-1 text-sm">它们在接口契约里标为扩展；其他功能不受影响。</p>
    </EmptyRegion>
  )
}

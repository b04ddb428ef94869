/** Pairs of characters that say what kind of thing a name is, not which one. */
const GENERIC = new Set(
  '工程,技术,医学,科学,管理,设计,计算,算机,专业,人员,应用,教育,学类,研究,服务,程师,程技,学与,与技'.split(','),
)

/**
 * How many telling neighbouring pairs of characters two names share: 软件工程 is nearer to 软件工程师 than to 网络工程师,
 * and 临床医学 is near to no 重症医学科医师 just because both say 医学.
 */
export function closeness(a: string, b: string): number {
  let shared = 0
  for (let i = 0; i + 1 < a.length; i++) {
    const pair = a.slice(i, i + 2)
    if (!GENERIC.has(pair) && b.includes(pair)) shared++
  }
  return shared
}

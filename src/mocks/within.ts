/** The result of some work, or an error once it has taken too long: a browser may leave a promise open for ever. */
export async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, ms, new Error(`没有在 ${ms} 毫秒内完成`))
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}

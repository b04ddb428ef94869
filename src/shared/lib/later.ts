/**
 * What is made when a member of it is first read. A built page has the schemas of a hundred calls and reads a few answers:
 * those alone it makes (`scripts/bundle/later-schemas.ts`, which writes the calls of this).
 */
export function later<T extends object>(make: () => T): T {
  let made: T | undefined
  const get = (_: object, name: string | symbol): unknown => {
    made ??= make()
    return Reflect.get(made, name)
  }
  // Members are only read: whoever reads one finds that of what is made.
  return new Proxy({}, { get }) as T
}

declare module 'virtual:route-loaders' {
  /** The loader of each route that has one, by the route's id. */
  export const loaders: Readonly<
    Record<
      string,
      (visit: {
        readonly context: object
        readonly params: Readonly<Record<string, string>>
        readonly search: Readonly<Record<string, unknown>>
      }) => void
    >
  >
}

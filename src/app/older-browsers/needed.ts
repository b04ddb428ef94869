/** Every browser of the oldest has these globals; one that lacks any is told that it is too old. */
export const NEEDED: readonly string[] = ['WeakRef', 'ResizeObserver']

/** And reads this selector, which the layout of all pages is made of. */
export const NEEDED_SELECTOR = ':not(.narrow *)'

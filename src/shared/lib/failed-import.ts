/** Whether an error means that a file of the product's code could not be loaded, in the words of the browsers. */
export function isFailedImport(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|module script|preload CSS/i.test(
      error.message,
    )
  )
}

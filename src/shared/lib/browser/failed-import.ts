/** Whether an error is a browser's word for a file of the product's code that could not be loaded. */
export function isFailedImport(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|module script|preload CSS/i.test(
      error.message,
    )
  )
}

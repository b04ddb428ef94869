import oldest from './oldest.json' with { type: 'json' }

/*
 * `oldest.json` has the oldest browsers: those in which everything works (docs/adr/0020-browsers.md). The others read
 * the common sheet of styles, since they know cascade layers and `dvh`. `tests/performance/browsers.test.ts` holds what
 * was built against it.
 */

/** Versions in the words of the build: `chrome88`. */
export const targetsOf = (versions: Readonly<Record<string, string>>): string[] =>
  Object.entries(versions).map(([browser, version]) => browser + version)

/**
 * Fields and private methods of classes are as old as the oldest browsers. Below these versions the build would still
 * rewrite each of them. It mends a fault in static and nested fields that the code does not meet: 13 KB more for
 * everybody.
 */
export const BUILD_TARGET = targetsOf(oldest.fields)

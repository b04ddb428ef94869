/*
 * Reads what an older browser lacks before the rules are read: a worker has nothing of its document. The document gives the
 * address as the worker's name.
 */
declare function importScripts(address: string): void

if (self.name) importScripts(self.name)

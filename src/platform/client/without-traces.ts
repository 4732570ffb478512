/**
 * React and others make errors while they are loaded that nobody ever reads. Where a debugger listens (developer
 * tools, Lighthouse), the browser looks up the lines of each, for which it parses most of the entry again.
 * To be imported first; `traceAgain` is called when all is loaded.
 */
const limit = Error.stackTraceLimit;
Reflect.deleteProperty(Error, "stackTraceLimit");

export function traceAgain(): void {
  Error.stackTraceLimit = limit;
}

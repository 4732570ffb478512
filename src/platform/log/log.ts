import { loggableError } from "./loggable-error.ts";
import { pino, type DestinationStream, type Logger } from "pino";

export type Log = Logger;

/** Structured lines on standard output. Nothing that knows a person goes in: no token, no address, no query string. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: loggableError },
    redact: ["*.password", "*.token", "*.credential", "*.email", "*.authorization", "*.cookie"],
  };
  return destination ? pino(options, destination) : pino(options);
}

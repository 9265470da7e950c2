import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

const OPTIONS: LoggerOptions = {
  base: undefined,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
  redact: {
    paths: ['req.headers', 'res.headers', 'headers', '*.password', '*.token', '*.accessToken', '*.cookie', '*.authorization'],
    censor: '[redacted]',
  },
  serializers: {
    // An error's message may contain user input; class, code and stack suffice to find the cause.
    err: (error: unknown) => (error instanceof Error ? describe(error) : { type: typeof error }),
  },
};

/** Logs JSON lines without secrets or text typed by users. */
export function makeLogger(level: string, destination?: DestinationStream): Logger {
  return pino({ ...OPTIONS, level }, destination);
}

function describe(error: Error): Record<string, unknown> {
  const { code } = error as { code?: unknown };
  return { type: error.name, code: typeof code === 'string' ? code : undefined, stack: framesOf(error) };
}

/** Stack frames, excluding the first lines, which repeat the message. */
function framesOf(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
}

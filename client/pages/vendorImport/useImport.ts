import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { evictListings } from '#client/features/vendorConsole/evictListings.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { loseSession } from '#client/state/session.ts';
import { MAX_IMPORT_BYTES } from '#schema/rules/limits.ts';
import { array, boolean, literal, nullable, number, object, optional, parse, picklist, string, union, type InferOutput } from 'valibot';
import { LANGUAGES, type Locale } from '#schema/rules/locales.ts';

export const IMPORT_ACTIONS = ['CREATE', 'UPDATE', 'UNCHANGED', 'REJECT'] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];

const resultSchema = object({
  dryRun: boolean(),
  created: number(),
  updated: number(),
  unchanged: number(),
  rejected: number(),
  rows: array(
    object({
      row: number(),
      sku: string(),
      title: string(),
      action: picklist(IMPORT_ACTIONS),
      changes: array(object({ column: string(), before: string(), after: string() })),
      errors: array(object({ column: string(), message: string() })),
      notices: array(object({ column: string(), message: string() })),
    }),
  ),
  ignoredColumns: array(string()),
  encoding: nullable(string()),
  errors: array(object({ message: string() })),
});
const lineSchema = union([
  object({ done: number(), of: number() }),
  object({ result: resultSchema }),
  object({ failed: literal(true), code: optional(string()), message: optional(string()) }),
]);
const refusalSchema = object({ error: object({ message: string() }) });

/** Result of an import or a dry run. */
export type ImportResult = InferOutput<typeof resultSchema>;

export interface ImportProgress {
  done: number;
  of: number;
}

/** A failed import. `said` is the server's message for the vendor; null if there is none. */
export class ImportFailed extends Error {
  override readonly name = 'ImportFailed';
  constructor(
    readonly status: number,
    readonly said: string | null,
  ) {
    super(`import failed: ${status}`);
  }
}

interface SendOptions {
  isDryRun: boolean;
  /** The viewer for whom the page was rendered. The server rejects sessions of any other account. */
  viewerId: string;
  locale: Locale;
  onProgress: (progress: ImportProgress) => void;
}

/** Statuses whose response is a message in the page's language. */
const STATUSES_WITH_MESSAGE = new Set([413, 429, 503]);

/** Uploads a product file and reports its progress from the streamed response. Rejects with ImportFailed. */
export async function sendImport(file: ArrayBuffer, { isDryRun, viewerId, locale, onProgress }: SendOptions): Promise<ImportResult> {
  const response = await fetch(`/imports?dryRun=${isDryRun}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', 'accept-language': LANGUAGES[locale].tag, 'x-rizq-viewer': viewerId },
    body: file,
  }).catch(() => null);
  if (response === null) throw new ImportFailed(0, null);
  if (!response.ok || response.body === null) throw new ImportFailed(response.status, await refusalOf(response));
  for await (const line of linesOf(response.body)) {
    const parsed = parse(lineSchema, JSON.parse(line));
    if ('result' in parsed) return parsed.result;
    if ('failed' in parsed) throw new ImportFailed(parsed.code === 'UNAUTHENTICATED' ? 401 : 0, parsed.message ?? null);
    onProgress(parsed);
  }
  throw new ImportFailed(0, null);
}

async function refusalOf(response: Response): Promise<string | null> {
  try {
    return STATUSES_WITH_MESSAGE.has(response.status) ? parse(refusalSchema, await response.json()).error.message : null;
  } catch {
    return null;
  }
}

/** Yields the lines of a streamed response. Stops if the connection breaks. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let text = '';
  for (;;) {
    const piece = await reader.read().catch(() => null);
    if (piece === null || piece.done) return;
    const lines = (text + piece.value).split('\n');
    text = lines.pop() ?? '';
    yield* lines;
  }
}

interface ChosenFile {
  name: string;
  bytes: ArrayBuffer;
}

/** An import's stage. 'checked': after the dry run; 'taken': after the import. */
export type ImportStage =
  | { kind: 'empty' }
  | { kind: 'working'; isDryRun: boolean; name: string; progress: ImportProgress | null }
  | { kind: 'checked'; file: ChosenFile; result: ImportResult }
  | { kind: 'taken'; name: string; result: ImportResult };

const MEGABYTE = 1024 * 1024;

/** State of an import, from choosing the file to the result. */
export function useImport({ viewerId, onTaken }: { viewerId: string; onTaken: () => void }) {
  const t = useT();
  const locale = useLocale();
  const client = useApolloClient();
  const [stage, setStage] = useState<ImportStage>({ kind: 'empty' });
  const [error, setError] = useState<string | null>(null);
  const [isSignedOut, setSignedOut] = useState(false);

  const send = async (file: ChosenFile, isDryRun: boolean): Promise<ImportResult | null> => {
    setError(null);
    setSignedOut(false);
    setStage({ kind: 'working', isDryRun, name: file.name, progress: null });
    const onProgress = (progress: ImportProgress) => setStage({ kind: 'working', isDryRun, name: file.name, progress });
    try {
      return await sendImport(file.bytes, { isDryRun, viewerId, locale, onProgress });
    } catch (failure) {
      const { status, said } = failure instanceof ImportFailed ? failure : new ImportFailed(0, null);
      if (status === 401) {
        loseSession();
        setSignedOut(true);
      } else setError(said ?? t(isDryRun ? 'imports.checkFailed' : 'imports.importFailed'));
      return null;
    }
  };

  /** Checks a file with a dry run. */
  const check = async (chosen: File) => {
    const problem =
      chosen.size === 0
        ? t('imports.emptyFile')
        : chosen.size > MAX_IMPORT_BYTES
          ? t('imports.tooLarge', { limit: MAX_IMPORT_BYTES / MEGABYTE })
          : null;
    setStage({ kind: 'empty' });
    if (problem !== null) return setError(problem);
    const bytes = await chosen.arrayBuffer().catch(() => null);
    if (bytes === null) return setError(t('imports.unreadable'));
    const file = { name: chosen.name, bytes };
    const result = await send(file, true);
    const refusal = result?.errors[0]?.message;
    if (refusal !== undefined) setError(refusal);
    setStage(result === null || refusal !== undefined ? { kind: 'empty' } : { kind: 'checked', file, result });
  };

  /** Imports the file that was checked. After a failure, the stage stays 'checked', so that the import can be retried. */
  const confirm = async () => {
    if (stage.kind !== 'checked') return;
    const { file } = stage;
    const result = await send(file, false);
    const refusal = result?.errors[0]?.message;
    if (refusal !== undefined) setError(refusal);
    if (result === null || refusal !== undefined) return setStage(stage);
    evictListings(client.cache, null);
    setStage({ kind: 'taken', name: file.name, result });
    onTaken();
  };

  return { stage, error, isSignedOut, check, confirm, restart: () => setStage({ kind: 'empty' }) };
}

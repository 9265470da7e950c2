import { object, parse, partial, record, string, type InferOutput } from 'valibot';
import { recordOf } from '#schema/rules/recordOf.ts';
import { memoryVar } from './persistedVar.ts';
import { readSessionText, writeSessionText } from './storage.ts';

/** Key in session storage, so that message drafts are discarded with the tab. */
export const MESSAGE_DRAFTS_KEY = 'draft:messages';

/** Fields of a message to the marketplace or a vendor. */
export const MESSAGE_FIELDS = ['name', 'email', 'phone', 'topic', 'orderNumber', 'message'] as const;
export type MessageField = (typeof MESSAGE_FIELDS)[number];

const draftSchema = partial(object(recordOf(MESSAGE_FIELDS, () => string())));
const draftsSchema = record(string(), draftSchema);

/** A message's draft; untouched fields are missing. */
export type MessageDraft = InferOutput<typeof draftSchema>;

/** Drafts by recipient. */
export const messageDraftsVar = memoryVar<InferOutput<typeof draftsSchema>>({});

/** Restores a recipient's draft; values from the query parameters take precedence. */
export function openMessageDraft(to: string, fromAddress: MessageDraft): void {
  const drafts = { ...readDrafts(), ...messageDraftsVar() };
  messageDraftsVar({ ...drafts, [to]: { ...drafts[to], ...fromAddress } });
}

export function setMessageField(to: string, field: MessageField, text: string): void {
  const drafts = messageDraftsVar();
  keep({ ...drafts, [to]: { ...drafts[to], [field]: text } });
}

/** Deletes a draft after the message has been sent. */
export function clearMessageDraft(to: string): void {
  const { [to]: _sent, ...others } = messageDraftsVar();
  keep(others);
}

export function clearMessageDrafts(): void {
  keep({});
}

function keep(drafts: InferOutput<typeof draftsSchema>): void {
  messageDraftsVar(drafts);
  writeSessionText(MESSAGE_DRAFTS_KEY, Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts));
}

function readDrafts(): InferOutput<typeof draftsSchema> {
  try {
    return parse(draftsSchema, JSON.parse(readSessionText(MESSAGE_DRAFTS_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

import { object, parse, partial, record, string, type InferOutput } from 'valibot';
import { recordOf } from '#schema/rules/recordOf.ts';
import { memoryVar } from './persistedVar.ts';
import { readSessionText, writeSessionText } from './storage.ts';

/** Kept for this tab alone: what is written to somebody is gone when the tab is. */
export const MESSAGE_DRAFTS_KEY = 'draft:messages';

/** Fields of a message to the marketplace or a vendor. */
export const MESSAGE_FIELDS = ['name', 'email', 'phone', 'topic', 'orderNumber', 'message'] as const;
export type MessageField = (typeof MESSAGE_FIELDS)[number];

const draftSchema = partial(object(recordOf(MESSAGE_FIELDS, () => string())));
const draftsSchema = record(string(), draftSchema);

/** What was typed into a message so far; a field that was not touched is missing. */
export type MessageDraft = InferOutput<typeof draftSchema>;

/** What is being written, by addressee: each has a draft of its own. */
export const messageDraftsVar = memoryVar<InferOutput<typeof draftsSchema>>({});

/** Takes up what was typed to somebody before; what the address of the page says wins. */
export function openMessageDraft(to: string, fromAddress: MessageDraft): void {
  const drafts = { ...readDrafts(), ...messageDraftsVar() };
  messageDraftsVar({ ...drafts, [to]: { ...drafts[to], ...fromAddress } });
}

export function setMessageField(to: string, field: MessageField, text: string): void {
  const drafts = messageDraftsVar();
  keep({ ...drafts, [to]: { ...drafts[to], [field]: text } });
}

/** After the message was taken. */
export function clearMessageDraft(to: string): void {
  const { [to]: _sent, ...others } = messageDraftsVar();
  keep(others);
}

/** Forgets all of them. */
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

import { object, optional, parse, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { memoryVar } from './persistedVar.ts';
import { readSessionText, writeSessionText } from './storage.ts';

/** Kept for this tab alone: what is written to somebody is gone when the tab is. */
export const CONTACT_DRAFT_KEY = 'draft:contact';

const draftSchema = object({
  name: optional(string()),
  email: optional(string()),
  phone: optional(string()),
  topic: optional(string()),
  orderNumber: optional(string()),
  message: optional(string()),
});

/** What was typed into the contact form so far; a field that was not touched is missing. */
export type ContactDraft = InferOutput<typeof draftSchema>;
export type ContactField = keyof ContactDraft;

export const contactDraftVar = memoryVar<ContactDraft>({});

/** Takes up what was typed before; what the address of the page says wins. */
export function openContactDraft(fromAddress: ContactDraft): void {
  contactDraftVar({ ...readDraft(), ...contactDraftVar(), ...fromAddress });
}

export function setContactField(field: ContactField, text: string): void {
  const draft = { ...contactDraftVar(), [field]: text };
  contactDraftVar(draft);
  writeSessionText(CONTACT_DRAFT_KEY, JSON.stringify(draft));
}

/** After the message was taken. */
export function clearContactDraft(): void {
  contactDraftVar({});
  writeSessionText(CONTACT_DRAFT_KEY, null);
}

function readDraft(): ContactDraft {
  try {
    return parse(draftSchema, JSON.parse(readSessionText(CONTACT_DRAFT_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

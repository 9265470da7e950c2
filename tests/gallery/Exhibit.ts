import type { ReactNode } from 'react';
import type { Translate } from '#client/i18n/Translate.ts';

/** Draws a part in one state. Texts come from the client's messages where it has them, so that each language shows its lengths. */
export type Show = (t: Translate) => ReactNode;

/** A component in all its states. */
export interface Exhibit {
  /** The file that draws it, without its ending: of client/ui, or of client/features. */
  of: string;
  /** Files that are only seen within it. */
  also?: readonly string[];
  /** How much room a state has: several in a row, two, or all of it. */
  room?: 'narrow' | 'half' | 'wide';
  states: Readonly<Record<string, Show>>;
}

/** Exhibits that belong together. */
export interface ExhibitGroup {
  title: string;
  exhibits: readonly Exhibit[];
}

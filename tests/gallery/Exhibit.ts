import type { ReactNode } from 'react';
import type { Translate } from '#client/i18n/Translate.ts';

/** Renders a component in one state. Texts come from the client's messages where possible, so that each language shows its lengths. */
export type Show = (t: Translate) => ReactNode;

/** A component in all its states. */
export interface Exhibit {
  /** File of the component without its extension, in client/ui or client/features. */
  of: string;
  /** Files shown only as part of this component. */
  also?: readonly string[];
  /** Width of a state: several per row, two, or a whole row. */
  room?: 'narrow' | 'half' | 'wide';
  states: Readonly<Record<string, Show>>;
}

/** Exhibits of a group. */
export interface ExhibitGroup {
  title: string;
  exhibits: readonly Exhibit[];
}

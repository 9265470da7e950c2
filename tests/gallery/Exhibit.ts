import type { ReactNode } from 'react';
import type { Translate } from '#client/i18n/Translate.ts';

/**
 * Renders a component in one state. Its text comes from the client's messages where possible, so that the lengths in each language are
 * visible.
 */
export type Show = (t: Translate) => ReactNode;

/** A component in all its states. */
export interface Exhibit {
  /** The component's file without its extension, in client/ui or client/features. */
  of: string;
  /** Files that are shown only as part of this component. */
  also?: readonly string[];
  /** Width of each state: several per row, two per row, or a whole row. */
  room?: 'narrow' | 'half' | 'wide';
  states: Readonly<Record<string, Show>>;
}

/** The exhibits in one group. */
export interface ExhibitGroup {
  title: string;
  exhibits: readonly Exhibit[];
}

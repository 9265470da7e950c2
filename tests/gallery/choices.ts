import { useState } from 'react';
import { THEMES } from '#client/config/themes.ts';
import { LOCALES } from '#schema/rules/locales.ts';

/** The gallery's axes with their values. */
export const AXES = { theme: THEMES, language: LOCALES, look: ['market', 'atelier', 'drop'] } as const;

export type Axis = keyof typeof AXES;
export type Choices = { [Name in Axis]: (typeof AXES)[Name][number] };

const START: Choices = { theme: 'system', language: 'en', look: 'market' };

/** Choices are stored in query parameters, so that a link reproduces them. */
export function useChoices() {
  const [choices, setChoices] = useState(() => readChoices(new URLSearchParams(window.location.search)));
  const choose = (axis: Axis, value: string) => {
    const address = new URL(window.location.href);
    address.searchParams.set(axis, value);
    window.history.replaceState(null, '', address);
    setChoices(readChoices(address.searchParams));
  };
  return { choices, choose };
}

/** Unknown values are treated as absent. */
function readChoices(query: URLSearchParams): Choices {
  return {
    theme: pick(AXES.theme, query.get('theme'), START.theme),
    language: pick(AXES.language, query.get('language'), START.language),
    look: pick(AXES.look, query.get('look'), START.look),
  };
}

function pick<Value extends string>(values: readonly Value[], text: string | null, start: Value): Value {
  return values.find((value) => value === text) ?? start;
}

import '#client/styles/tokens.css';
import '#client/styles/fonts.css';
import '#client/styles/webFonts.css';
import '#client/styles/base.css';
import '#client/styles/atelier.css';
import '#client/styles/drop.css';
import { createRoot } from 'react-dom/client';
import type { Messages } from '@lingui/core';
import { loadAllMessages } from '#client/i18n/loadMessages.ts';
import { hydrateState } from '#client/state/hydrateState.ts';
import { KEPT_SLICES } from '#client/state/keptSlices.ts';
import { LOCALES, type Locale } from '#schema/rules/locales.ts';
import { Gallery } from './Gallery.tsx';

const catalogs = await Promise.all(LOCALES.map(async (locale) => [locale, await loadAllMessages(locale)]));
await hydrateState(KEPT_SLICES);
document.documentElement.dataset.hydrated = '';
createRoot(document.getElementById('gallery')!).render(<Gallery messages={Object.fromEntries(catalogs) as Record<Locale, Messages>} />);

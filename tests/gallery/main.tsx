import '#client/styles/tokens.css';
import '#client/styles/fonts.css';
import '#client/styles/base.css';
import '#client/styles/atelier.css';
import '#client/styles/drop.css';
import { createRoot } from 'react-dom/client';
import { loadAllMessages } from '#client/i18n/loadMessages.ts';
import { hydrateState } from '#client/state/hydrateState.ts';
import { Gallery } from './Gallery.tsx';

const [en, ms] = await Promise.all([loadAllMessages('en'), loadAllMessages('ms')]);
await hydrateState();
createRoot(document.getElementById('gallery')!).render(<Gallery messages={{ en, ms }} />);

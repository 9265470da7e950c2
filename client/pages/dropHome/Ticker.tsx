import { useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import styles from './Ticker.module.css';

/** A scrolling line of short texts with a pause button. It does not move if the user prefers reduced motion or without scripts. */
export function Ticker({ words }: { words: readonly string[] }) {
  const t = useT();
  const [isPaused, setPaused] = useState(false);
  if (words.length === 0) return null;
  const line = words.map((text) => <li key={text}>{text}</li>);
  return (
    <Cluster gap={0} noWrap className={styles.ticker} data-paused={isPaused || undefined}>
      <div className={styles.tickerWindow}>
        <div className={styles.track}>
          <ul>{line}</ul>
          {/* Copies make the loop seamless. */}
          <ul aria-hidden="true">{line}</ul>
          <ul aria-hidden="true">{line}</ul>
        </div>
      </div>
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        size={18}
        label={t(isPaused ? 'fashion.tickerPlay' : 'fashion.tickerPause')}
        className={styles.pause}
        onClick={() => setPaused(!isPaused)}
      />
    </Cluster>
  );
}

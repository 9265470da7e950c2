import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import styles from './Sell.module.css';

const STAGES: [PlainMessageKey, number][] = [
  ['sell.toPack', 3],
  ['sell.toShip', 1],
  ['sell.onTheWay', 4],
  ['sell.delivered', 12],
];
const ROWS = [
  { ground: 'mango', width: 132 },
  { ground: 'leaf', width: 96 },
  { ground: 'berry', width: 116 },
];
const BARS = [22, 34, 28, 46, 40, 58, 52, 70, 62, 84];

/** Drawing of the vendor console, in the colours of the theme. Its figures are examples, so it is hidden from screen readers. */
export function ConsoleDrawing() {
  const t = useT();
  return (
    <figure className={styles.drawing}>
      <svg viewBox="0 0 640 420" aria-hidden="true">
        <rect className={styles.sheet} width="640" height="420" rx="18" />
        <path className={styles.rail} d="M0 18A18 18 0 0 1 18 0H128V420H18A18 18 0 0 1 0 402Z" />
        <g data-ground="rail">
          {[36, 84, 124, 164, 204, 244].map((y, at) => (
            <rect
              key={y}
              className={at === 1 ? styles.railOn : styles.railLine}
              x="18"
              y={y}
              width={at === 0 ? 60 : 92}
              height={at === 0 ? 18 : 24}
              rx="8"
            />
          ))}
        </g>
        {STAGES.map(([label, count], at) => (
          <g key={label} transform={`translate(${152 + at * 120} 28)`}>
            <rect className={at === 0 ? styles.cardOn : styles.card} width="108" height="84" rx="14" />
            <text className={at === 0 ? styles.countOn : styles.count} x="14" y="44">
              {count}
            </text>
            <text className={at === 0 ? styles.labelOn : styles.label} x="14" y="68">
              {t(label)}
            </text>
          </g>
        ))}
        {ROWS.map(({ ground, width }, at) => (
          <g key={ground} transform={`translate(152 ${134 + at * 60})`}>
            <rect className={styles.card} width="468" height="50" rx="12" />
            <g data-ground={ground}>
              <rect className={styles.thumb} x="8" y="7" width="36" height="36" rx="8" />
            </g>
            <rect className={styles.ink} x="56" y="14" width={width} height="9" rx="4" />
            <rect className={styles.faint} x="56" y="29" width={width - 28} height="7" rx="3" />
            <rect className={styles.button} x="356" y="10" width="98" height="30" rx="9" />
            <rect className={styles.onButton} x="376" y="21" width="58" height="8" rx="4" />
          </g>
        ))}
        <rect className={styles.card} x="152" y="316" width="468" height="86" rx="14" />
        {BARS.map((height, at) => (
          <rect key={at} className={styles.bar} x={172 + at * 44} y={392 - height * 0.8} width="26" height={height * 0.8} rx="5" />
        ))}
      </svg>
      <figcaption>{t('sell.drawing')}</figcaption>
    </figure>
  );
}

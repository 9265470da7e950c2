import styles from './Layout.module.css';

/** Classes for what is not shown everywhere: only on screens of some widths, not on paper, not where scripts are off. */
export const only = {
  fromMd: styles.fromMd,
  belowMd: styles.belowMd,
  fromLg: styles.fromLg,
  belowLg: styles.belowLg,
  fromXl: styles.fromXl,
  screen: styles.screen,
  scripted: styles.scripted,
  /** Its room is kept until there is something to show. */
  space: styles.unseen,
} as const;

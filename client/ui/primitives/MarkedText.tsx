import { Fragment } from 'react';
import styles from './Type.module.css';

/** A piece of a text; `match` is what somebody looked for. */
export interface TextPart {
  text: string;
  match: boolean;
}

/** A text with what was found in it marked, as the API cuts it. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, match }, at) =>
    match ? (
      <mark key={at} className={styles.mark}>
        {text}
      </mark>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    ),
  );
}

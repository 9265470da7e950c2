import { Fragment } from 'react';
import styles from './Type.module.css';

/** A part of a text; `match` marks a search match. */
export interface TextPart {
  text: string;
  match: boolean;
}

/** Text with highlighted matches, made of the parts that the API returns. */
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

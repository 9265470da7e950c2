import { useId, useState, type ReactNode } from 'react';
import styles from './Accordion.module.css';
import { cx } from '#client/ui/primitives/cx.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Cluster, only } from '#client/ui/primitives/Layout.tsx';

export interface AccordionSection {
  key: string;
  title: ReactNode;
  content: ReactNode;
}

interface AccordionProps {
  sections: readonly AccordionSection[];
  /** Opening a section closes the others. */
  isSingle?: boolean;
  initiallyOpen?: readonly string[];
  headingLevel?: 2 | 3 | 4;
  className?: string;
  /** `columns`: on wide screens, all sections are open side by side, without buttons. */
  variant?: 'rows' | 'columns';
}

/** Accordion. Without scripts, all sections are open. */
export function Accordion({
  sections,
  isSingle = false,
  initiallyOpen = [],
  headingLevel = 3,
  className,
  variant = 'rows',
}: AccordionProps) {
  const [open, setOpen] = useState<readonly string[]>(initiallyOpen);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const press = (key: string) => {
    const others = isSingle ? [] : open.filter((one) => one !== key);
    setOpen(open.includes(key) ? others : [...others, key]);
  };

  return (
    <div className={cx(variant === 'columns' && styles.columns, className)}>
      {sections.map(({ key, title, content }) => {
        const isOpen = open.includes(key);
        return (
          <section key={key} className={styles.section} data-open={isOpen || undefined}>
            <Heading className={styles.heading}>
              {variant === 'columns' && <span className={only.fromMd}>{title}</span>}
              <Cluster
                as="button"
                type="button"
                gap={4}
                justify="between"
                noWrap
                className={cx(styles.button, variant === 'columns' && only.belowMd)}
                aria-expanded={isOpen}
                aria-controls={`${id}-${key}`}
                onClick={() => press(key)}
              >
                <span>{title}</span>
                <Icon name={isOpen ? 'minus' : 'plus'} size={18} />
              </Cluster>
            </Heading>
            <div id={`${id}-${key}`} className={styles.panel}>
              <div className={styles.content}>{content}</div>
            </div>
          </section>
        );
      })}
    </div>
  );
}

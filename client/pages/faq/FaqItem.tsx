import { dataPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './FaqPage.module.css';
import { type Faq, markedPieces } from './findFaqs.ts';
import { MarkedText } from '#client/ui/primitives/MarkedText.tsx';

interface FaqItemProps {
  faq: Faq;
  words: readonly string[];
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** A question that opens in place. The browser's own element: it opens without scripts, and a search within the page opens it too. */
export function FaqItem({ faq, words, isOpen, onToggle }: FaqItemProps) {
  const t = useT();
  const { link } = faq;
  return (
    <details id={`q-${faq.slug}`} className={styles.item} open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        <h3>
          <Marked text={faq.question} words={words} />
        </h3>
        <Icon name="chevronDown" size={20} />
      </summary>
      <div className={styles.answer}>
        {faq.answer.split('\n\n').map((paragraph) => (
          <p key={paragraph}>
            <Marked text={paragraph} words={words} />
          </p>
        ))}
        <p className={styles.ways}>
          {link && (
            <AppLink to={dataPath(link.href)}>
              {link.label}
              <Icon name="arrowRight" size={16} />
            </AppLink>
          )}
          <a href={`#q-${faq.slug}`} className={styles.anchor}>
            {t('faq.linkHere')}
          </a>
        </p>
      </div>
    </details>
  );
}

/** A text in which the searched words stand out. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return <MarkedText parts={markedPieces(text, words).map((piece, index) => ({ text: piece, match: index % 2 === 1 }))} />;
}

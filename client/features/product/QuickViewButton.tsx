import { useState } from 'react';
import { useLazyImport } from '#client/lib/useLazyImport.ts';
import type { CardSubject } from '#client/features/catalog/ProductCard.tsx';
import markStyles from '#client/features/saved/MarkToggle.module.css';
import { useT } from '#client/i18n/useT.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { Icon } from '#client/ui/media/Icon.tsx';

const loadQuickView = () => import('./QuickView.tsx');

/** Button on product cards that opens the quick view; visible on hover and focus. */
export function QuickViewButton({ slug, title }: CardSubject) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className={cx(markStyles.mark, markStyles.onApproach)}
        aria-label={t('product.quickViewOf', { name: title })}
        aria-haspopup="dialog"
        title={t('product.quickView')}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <Icon name="search" size={20} />
      </button>
      {wasOpened && <LazyQuickView slug={slug} title={title} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

function LazyQuickView(props: { slug: string; title: string; isOpen: boolean; onClose: () => void }) {
  const part = useLazyImport(loadQuickView, true);
  return part && <part.QuickView {...props} />;
}

import { withHash, type BuiltPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { CardAction } from '#client/ui/primitives/CardAction.tsx';

interface CardLinkProps {
  path: BuiltPath;
  title: string;
  /** Shows an underlined word instead of a pill. */
  isWord?: boolean;
}

/** Replaces the cart button on products with options: links to the product page, where the options are chosen. */
export function ChooseLink({ path, title, isWord = false }: CardLinkProps) {
  const t = useT();
  const label = t('list.chooseNamed', { name: title });
  return (
    <CardAction as={AppLink} variant={isWord ? 'word' : 'pill'} to={path} aria-label={label} title={label}>
      {t('product.chooseShort')}
    </CardAction>
  );
}

/** Link from the card of a sold-out product to its form for an alert. */
export function NotifyLink({ path, title, isWord = false }: CardLinkProps) {
  const t = useT();
  return (
    <CardAction
      as={AppLink}
      variant={isWord ? 'word' : 'outline'}
      to={withHash(path, 'alerts')}
      aria-label={t('product.notifyOf', { name: title })}
    >
      {t('product.notify')}
    </CardAction>
  );
}

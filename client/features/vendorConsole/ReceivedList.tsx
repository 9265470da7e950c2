import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { productPath, type BuiltPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { focusHeading } from '#client/lib/focusHeading.ts';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { useFormResult, type FormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import type { PictureData } from '#client/ui/media/Picture.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Block, Cluster } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { ConsolePages } from './ConsoleList.tsx';

interface ReceivedListProps<Item> {
  /** Null if it failed to load. */
  items: { nodes: readonly Item[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | null;
  none: ComponentProps<typeof NothingHere>;
  /** Cursor of the page; null for the newest items. */
  after: string | null;
  hrefTo: (after: string | null) => BuiltPath;
  failed: string;
  onRetry: () => void;
  children: (item: Item) => ReactNode;
}

/** What members wrote about the vendor's products, newest first, with page links. */
export function ReceivedList<Item extends { id: string }>({
  items,
  none,
  after,
  hrefTo,
  failed,
  onRetry,
  children,
}: ReceivedListProps<Item>) {
  const t = useT();
  const count = items?.nodes.length ?? 0;
  const had = useRef(count);
  useEffect(() => {
    // An answered item leaves the list of unanswered ones, and takes the focus with it.
    if (count < had.current && document.activeElement === document.body) focusHeading();
    had.current = count;
  }, [count]);
  if (!items) return <SectionError onRetry={onRetry} message={failed} />;
  return (
    <>
      {count === 0 && <NothingHere {...none} />}
      {count > 0 && (
        <ul>
          {items.nodes.map((item) => (
            <Block as="li" rule={5} below={5} key={item.id} id={item.id}>
              {children(item)}
            </Block>
          ))}
        </ul>
      )}
      <ConsolePages
        pages={[
          after !== null && { label: t('console.newest'), to: hrefTo(null) },
          items.pageInfo.hasNextPage && { label: t('console.older'), to: hrefTo(items.pageInfo.endCursor) },
        ]}
      />
    </>
  );
}

interface ReceivedProductProps {
  /** Null if it was deleted. */
  product: { slug: string; title: string; images: readonly PictureData[] } | null;
}

/** The product that a received text is about. */
export function ReceivedProduct({ product }: ReceivedProductProps) {
  const t = useT();
  return (
    <Cluster gap={3} noWrap>
      <ProductImage image={product?.images[0]} sizes={40} radius="s" isDecorative />
      {product ? (
        <Text as={AppLink} size="body" weight="strong" to={productPath(product.slug)}>
          {product.title}
        </Text>
      ) : (
        <Text tone="muted">{t('console.goneProduct')}</Text>
      )}
    </Cluster>
  );
}

/** Reloads the list and the counts after an answer. Not done by the action, because the form must report its result before it is removed. */
export function useReloadAfter(submission: Pick<FormSubmission, 'result'>, reload: () => void): void {
  useFormResult(submission, ({ done }) => {
    if (done !== null) reload();
  });
}

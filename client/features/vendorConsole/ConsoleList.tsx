import type { ReactNode } from 'react';
import type { BuiltPath } from '#client/config/links.ts';
import type { PictureData } from '#client/ui/media/Picture.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLinks, type LinkEntry } from '#client/ui/primitives/ButtonLinks.tsx';
import { Cluster, Scroller, Stack } from '#client/ui/primitives/Layout.tsx';
import styles from './VendorConsole.module.css';

export interface ConsoleChoice {
  label: string;
  to: BuiltPath;
  isCurrent: boolean;
}

/** Links that filter a list. */
export function ConsoleChips({ label, choices }: { label: string; choices: readonly ConsoleChoice[] }) {
  return (
    <nav aria-label={label} className={styles.chips}>
      <Scroller as="ul" gap={0}>
        {choices.map(({ label: name, to, isCurrent }) => (
          <li key={name}>
            <AppLink to={to} aria-current={isCurrent ? 'true' : undefined} preventScrollReset>
              {name}
            </AppLink>
          </li>
        ))}
      </Scroller>
    </nav>
  );
}

/** Pagination links. `isPart` keeps the scroll position, for lists that are only part of their page. */
export function ConsolePages({ pages, isPart }: { pages: readonly LinkEntry[]; isPart?: boolean }) {
  if (!pages.some(Boolean)) return null;
  return (
    <Cluster>
      <ButtonLinks variant="outline" size="small" preventScrollReset={isPart} links={pages} />
    </Cluster>
  );
}

interface ConsoleThingProps {
  image: PictureData | null | undefined;
  isDimmed?: boolean;
  children: ReactNode;
}

/** A cell with a picture and the name of the row's subject. */
export function ConsoleRowSubject({ image, isDimmed, children }: ConsoleThingProps) {
  return (
    <Cluster noWrap gap={3}>
      <ProductImage image={image} sizes={48} radius="s" isDecorative isDimmed={isDimmed} className={styles.tile} />
      <Stack gap={0} align="start" className={styles.thing}>
        {children}
      </Stack>
    </Cluster>
  );
}

export function ConsoleStatus({ status, children }: { status: string; children: ReactNode }) {
  return (
    <span className={styles.status} data-status={status}>
      {children}
    </span>
  );
}

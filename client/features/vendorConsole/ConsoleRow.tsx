import type { ReactNode } from 'react';
import type { PictureData } from '#client/ui/media/Picture.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import styles from './VendorConsole.module.css';

interface ConsoleRowProps {
  image: PictureData | null | undefined;
  isDimmed?: boolean;
  /** What it is, beside the picture. */
  thing: ReactNode;
  status: { value: string; label: string };
  /** Changes the status; stands in its place. */
  control?: ReactNode;
  /** The cells between. */
  children: ReactNode;
}

/** A row of the shop's tables: what it is, its figures, and how it stands. */
export function ConsoleRow({ image, isDimmed, thing, status, control, children }: ConsoleRowProps) {
  return (
    <tr>
      <th scope="row">
        <span className={styles.thing}>
          <ProductImage image={image} sizes="48px" isDecorative isDimmed={isDimmed} className={styles.tile} />
          <span>{thing}</span>
        </span>
      </th>
      {children}
      <td>
        {control ?? (
          <span className={styles.status} data-status={status.value}>
            {status.label}
          </span>
        )}
      </td>
    </tr>
  );
}

import { cx } from '#client/ui/primitives/cx.ts';
import { Frame } from '#client/ui/primitives/Layout.tsx';
import { Picture } from '#client/ui/media/Picture.tsx';
import type { VendorCard_VendorFragment } from './VendorCard.generated.ts';
import styles from './Vendors.module.css';

interface VendorLogoProps {
  vendor: Pick<VendorCard_VendorFragment, 'name' | 'logo'>;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** The sign of a shop; without one the first letter of its name. Always beside the name, so it says nothing itself. */
export function VendorLogo({ vendor: { name, logo }, size = 'medium', className }: VendorLogoProps) {
  return (
    <Frame as="span" ratio="1" className={cx(styles.logo, styles[size], className)} aria-hidden="true">
      {logo ? <Picture image={logo} sizes="96px" isDecorative /> : name.charAt(0)}
    </Frame>
  );
}

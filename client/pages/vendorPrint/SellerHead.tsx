import { PaperHead } from '#client/ui/primitives/PrintDocument.tsx';
import { nationalPhone } from '#schema/rules/phones.ts';
import type { VendorPrint_PackageFragment } from './VendorPrintPage.generated.ts';

interface SellerHeadProps {
  title: string;
  number: string;
  vendor: VendorPrint_PackageFragment['package']['vendor'];
}

/** The head of what a seller prints, with who they are. */
export function SellerHead({ title, number, vendor }: SellerHeadProps) {
  return (
    <PaperHead title={title} number={number} from={vendor.name}>
      <p>
        {[
          vendor.businessName.toLowerCase() !== vendor.name.toLowerCase() && vendor.businessName,
          vendor.registrationNumber && `(${vendor.registrationNumber})`,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <p>{[vendor.city, vendor.phone && nationalPhone(vendor.phone), vendor.email].filter(Boolean).join(', ')}</p>
    </PaperHead>
  );
}

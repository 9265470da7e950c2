import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { CatalogueRepository } from '../catalog/catalogue.repository.ts';
import type { VendorProductsService } from '#server/modules/inventory/vendorProducts.service.ts';
import type { OwnPackagesService } from '#server/modules/fulfilment/viewerPackages.service.ts';
import type { SalesExportService } from '#server/modules/insights/salesExport.service.ts';
import type { VendorNumbersService } from '#server/modules/insights/vendorNumbers.service.ts';

interface Rooms {
  products: VendorProductsService;
  packages: OwnPackagesService;
  numbers: VendorNumbersService;
  exports: SalesExportService;
}

/** Vendor consoles. Callers get a vendor by its owner only, and everything else by that vendor. */
export class VendorAccountService {
  readonly products: VendorProductsService;
  readonly packages: OwnPackagesService;
  readonly numbers: VendorNumbersService;
  readonly exports: SalesExportService;

  constructor(
    private readonly repository: Pick<CatalogueRepository, 'vendorOf'>,
    { products, packages, numbers, exports }: Rooms,
  ) {
    this.products = products;
    this.packages = packages;
    this.numbers = numbers;
    this.exports = exports;
  }

  /** The vendor of a user; null without one. */
  shopOf(userId: string): VendorDoc | null {
    return this.repository.vendorOf(userId);
  }
}

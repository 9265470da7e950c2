import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { CatalogueRepository } from '../catalog/catalogue.repository.ts';
import type { OwnGoodsService } from './ownGoods.service.ts';
import type { OwnPackagesService } from './ownPackages.service.ts';
import type { SalesExportService } from './salesExport.service.ts';
import type { VendorNumbersService } from './vendorNumbers.service.ts';

interface Rooms {
  goods: OwnGoodsService;
  packages: OwnPackagesService;
  numbers: VendorNumbersService;
  exports: SalesExportService;
}

/** The back offices of shops. Callers get a shop by its owner only, and everything else by that shop. */
export class VendorAccountService {
  readonly goods: OwnGoodsService;
  readonly packages: OwnPackagesService;
  readonly numbers: VendorNumbersService;
  readonly exports: SalesExportService;

  constructor(
    private readonly repository: Pick<CatalogueRepository, 'vendorOf'>,
    { goods, packages, numbers, exports }: Rooms,
  ) {
    this.goods = goods;
    this.packages = packages;
    this.numbers = numbers;
    this.exports = exports;
  }

  /** The shop of a person; null without one. */
  shopOf(userId: string): VendorDoc | null {
    return this.repository.vendorOf(userId);
  }
}

/** Public interface of the module: services, rules and their types. */
export { PackageListService } from './packageList.service.ts';
export { SalesExportService } from './salesExport.service.ts';
export { SOLD_DAYS, VendorNumbersService, type VendorStats } from './vendorNumbers.service.ts';
export { VendorSales } from './salesLedger.projection.ts';

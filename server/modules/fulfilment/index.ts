/** Public interface of the module: services, rules and their types. */
export { CancellationService } from './cancellation.service.ts';
export { FulfilmentService, OPERATOR } from './fulfilment.service.ts';
export { PackageIndex } from './packageIndex.projection.ts';
export { illegalTransition, isPackageStatus, nextSteps, PACKAGE_STATUSES, type IllegalTransition } from './packageSteps.ts';
export { ReturnService } from './return.service.ts';
export { refundedProductsCents, returnableUntil, unitsLeft, unitsSold } from './returns.ts';
export { SubstitutionService } from './substitution.service.ts';
export { TrackingService } from './tracking.service.ts';
export { VendorPackagesService } from './vendorPackages.service.ts';

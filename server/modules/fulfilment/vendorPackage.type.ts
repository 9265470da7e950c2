import { createUnionType, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import { Money, moneyOf } from '#server/graphql/money.type.ts';
import { Node } from '#server/graphql/node.type.ts';
import { PaymentMethod } from '#server/graphql/enums.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { Address } from '#server/modules/accounts/graphql.ts';
import { IllegalTransition } from './illegalTransition.type.ts';
import { OrderPackage, PackageStatus } from '#server/modules/orders/graphql.ts';
import type { PackageView } from '#server/modules/orders/index.ts';
import { InvalidInput, NotFound } from '#server/graphql/userError.type.ts';
import type { AddressDoc, OrderDoc, PackageStatus as PackageStatusName } from '#server/store/documents/orders.ts';
import type { VendorPackageError as VendorPackageErrorSource, VendorPackageView } from './vendorPackages.service.ts';

/** Source object: VendorPackageView. */
@ObjectType({
  implements: Node,
  description:
    "A package as its seller packs it. It alone of a vendor's data identifies the buyer, and it exposes no other package of the order.",
  simpleResolvers: true,
})
export class VendorPackage extends Node {
  @Field(() => OrderPackage, { description: 'The package, as its buyer sees it.' })
  package!: PackageView;

  @Field(() => String, { description: 'The number of the order it belongs to.' })
  orderNumber!: string;

  @Field(() => String, { description: 'The number of the invoice of that order.' })
  invoiceNumber!: string;

  @Field(() => DateTime, { description: 'Time of the order.' })
  placedAt!: string;

  @Field(() => Address, { description: 'Delivery address, with the name and telephone number of the recipient.' })
  shippingAddress!: AddressDoc;

  @Field(() => Address, { description: 'Billing address.' })
  billingAddress!: AddressDoc;

  @Field(() => String, { nullable: true, description: 'Note of the buyer to the vendors; null without one.' })
  note!: string | null;

  @Field(() => PaymentMethod, { description: 'Payment method of the order.' })
  paymentMethod!: OrderDoc['payment']['method'];

  @Field(() => Boolean, { description: 'Whether it awaits online payment: nothing is packed before.' })
  waitsForBank!: boolean;

  @Field(() => [PackageStatus], { description: 'The steps that `advancePackage` would accept now.' })
  nextSteps!: readonly PackageStatusName[];
}

@Resolver(() => VendorPackage)
export class VendorPackageFieldsResolver {
  @FieldResolver(() => Money, {
    description: 'Amount to be paid in cash for it, to the courier or at pickup; zero when it is already paid or is cancelled.',
  })
  toCollect(@Root() { toCollectCents }: VendorPackageView): Money {
    return moneyOf(toCollectCents);
  }
}

export const VendorPackageError = createUnionType({
  name: 'VendorPackageError',
  description: 'Every way in which a step of a package is refused to its seller.',
  types: () => [InvalidInput, NotFound, IllegalTransition] as const,
  resolveType: (error: unknown) => (error as VendorPackageErrorSource).kind,
});

@ObjectType({ description: 'Either the package as it is now or at least one error.', simpleResolvers: true })
export class VendorPackagePayload {
  @Field(() => VendorPackage, { nullable: true, description: 'The package as it is now; null when the step was refused.' })
  package!: VendorPackageView | null;

  @Field(() => [VendorPackageError], { description: 'Everything that has to be corrected; empty on success.' })
  errors!: VendorPackageErrorSource[];
}

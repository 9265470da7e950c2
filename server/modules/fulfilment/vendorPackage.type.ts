import { createUnionType, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import { Money, moneyOf } from '#server/graphql/money.type.ts';
import { Node } from '#server/graphql/node.type.ts';
import { PaymentMethod } from '#server/graphql/paymentMethod.enum.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { Address } from '#server/modules/orders/address.type.ts';
import { IllegalTransition } from '#server/modules/fulfilment/illegalTransition.type.ts';
import { PackageStatus } from '#server/modules/orders/order.enums.ts';
import { OrderPackage } from '#server/modules/orders/order.type.ts';
import type { PackageView } from '#server/modules/orders/orderViews.ts';
import { InvalidInput, NotFound } from '#server/graphql/userError.type.ts';
import type { AddressDoc, OrderDoc, PackageStatus as PackageStatusName } from '#server/store/documents/orders.ts';
import type { VendorPackageError as VendorPackageErrorSource, VendorPackageView } from './vendorPackages.service.ts';

/** Its source object is a VendorPackageView. */
@ObjectType({
  implements: Node,
  description:
    'A package as its seller packs it: with the buyer, whom nothing else of a shop names. Of the order it tells this package alone.',
  simpleResolvers: true,
})
export class VendorPackage extends Node {
  @Field(() => OrderPackage, { description: 'The package, as its buyer sees it.' })
  package!: PackageView;

  @Field(() => String, { description: 'The number of the order it belongs to.' })
  orderNumber!: string;

  @Field(() => String, { description: 'The number of the invoice of that order.' })
  invoiceNumber!: string;

  @Field(() => DateTime, { description: 'When it was ordered.' })
  placedAt!: string;

  @Field(() => Address, { description: 'Where it goes, with the name and the telephone number to deliver it.' })
  shippingAddress!: AddressDoc;

  @Field(() => Address, { description: 'Where the bill goes.' })
  billingAddress!: AddressDoc;

  @Field(() => String, { nullable: true, description: 'What the buyer wrote to the vendors.' })
  note!: string | null;

  @Field(() => PaymentMethod, { description: 'How it is paid.' })
  paymentMethod!: OrderDoc['payment']['method'];

  @Field(() => Boolean, { description: 'Whether it waits to be paid online: nothing is packed before.' })
  waitsForBank!: boolean;

  @Field(() => [PackageStatus], { description: 'Where `advancePackage` would take it now.' })
  nextSteps!: readonly PackageStatusName[];
}

@Resolver(() => VendorPackage)
export class VendorPackageFieldsResolver {
  @FieldResolver(() => Money, {
    description:
      'What is to be paid in cash for it, to the courier or where it is picked up; nothing when it is paid already, or cancelled.',
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

  @Field(() => [VendorPackageError], { description: 'Everything that has to be put right; empty when it went well.' })
  errors!: VendorPackageErrorSource[];
}

import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '#server/graphql/pageInfo.type.ts';
import { OrderPackage, PackageStatus } from '#server/modules/orders/graphql.ts';
import type { PackageView } from '#server/modules/orders/index.ts';
import { OwnListArgs } from '#server/modules/vendors/graphql.ts';
import type { PackageStatus as PackageStatusName } from '#server/store/documents/orders.ts';
import type { OwnPackageRequest } from './packageList.service.ts';

@ArgsType()
export class OwnPackagesArgs extends OwnListArgs implements OwnPackageRequest {
  @Field(() => [PackageStatus], { nullable: true, description: 'Only packages of these statuses.' })
  status?: PackageStatusName[] | null;

  @Field(() => String, { nullable: true, description: 'Only packages whose number contains this text, at most 100 characters.' })
  query?: string | null;
}

@ObjectType({ description: 'A page of packages.', simpleResolvers: true })
export class PackageConnection {
  @Field(() => [OrderPackage], { description: 'The packages.' })
  nodes!: PackageView[];

  @Field(() => PageInfo, { description: 'Position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Number of packages on all pages.' })
  totalCount!: number;
}

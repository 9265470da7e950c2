import { Field, ObjectType } from 'type-graphql';
import { Locale } from '#server/graphql/locale.ts';
import type { Locale as LocaleCode } from '#server/graphql/locale.ts';
import { Node } from '#server/graphql/node.type.ts';
import { Role } from '#server/graphql/enums.ts';
import { Address } from './address.type.ts';
import type { Role as RoleName, SavedAddressDoc } from '#server/store/documents/accounts.ts';

/** Source object: UserDoc. Its other fields are in viewer.resolver.ts. */
@ObjectType({ implements: Node, description: 'The signed-in user. Visible to that user only.', simpleResolvers: true })
export class Viewer extends Node {
  @Field(() => String, { description: 'The login email.' })
  email!: string;

  @Field(() => String, { description: 'Given name, or the whole name.' })
  firstName!: string;

  @Field(() => String, { nullable: true, description: "Family or father's name." })
  lastName!: string | null;

  @Field(() => String, { nullable: true, description: 'In E.164, for example "+60123456789".' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'A second number, in E.164.' })
  otherPhone?: string | null;

  @Field(() => [Role], { description: 'The roles of the account.' })
  roles!: RoleName[];

  @Field(() => Locale, { description: 'The language last chosen by the user, at registration or later.' })
  locale!: LocaleCode;

  @Field(() => [Address], { description: 'The address book: at most 20, exactly one of them the default.' })
  addresses!: SavedAddressDoc[];
}

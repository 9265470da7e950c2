import { Field, InputType } from 'type-graphql';
import { MAX_COURIER_LENGTH, MAX_TRACKING_URL_LENGTH, TRACKING_CODE_LENGTH } from '#schema/rules/limits.ts';
import { COURIERS } from '#schema/rules/couriers.ts';
import type { TrackingRequest } from './checkTracking.ts';

@InputType({ description: 'Courier tracking of a package.' })
export class TrackingInput implements TrackingRequest {
  @Field(() => String, {
    description: `The courier's name, at most ${MAX_COURIER_LENGTH} characters. Couriers whose tracking page is known: ${COURIERS.map(({ name }) => name).join(', ')}.`,
  })
  carrier!: string;

  @Field(() => String, {
    description: `The courier's tracking number: ${TRACKING_CODE_LENGTH.min} to ${TRACKING_CODE_LENGTH.max} letters, digits and hyphens.`,
  })
  code!: string;

  @Field(() => String, {
    nullable: true,
    description: `Tracking page: an https address of at most ${MAX_TRACKING_URL_LENGTH} characters. Defaults to that of a known courier.`,
  })
  url?: string | null;
}

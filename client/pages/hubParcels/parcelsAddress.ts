import { parcelsPath } from '#client/config/links.ts';
import type { BuiltPath } from '#client/config/links.ts';
import { PARCEL_STAGES } from '#client/features/parcels/parcelStages.ts';
import type { ParcelStage } from '#client/features/parcels/parcelStages.ts';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';

/** What the address of the list asks for. */
export interface ParcelsAddress {
  stage: ParcelStage | null;
  /** Letters of a number; empty: all. */
  q: string;
  after: string | null;
}

export function readParcelsAddress(params: URLSearchParams): ParcelsAddress {
  const stage = params.get('stage') ?? '';
  const after = params.get('after');
  return {
    stage: Object.hasOwn(PARCEL_STAGES, stage) ? (stage as ParcelStage) : null,
    q: (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    after: after !== null && /^[\w-]{1,300}$/.test(after) ? after : null,
  };
}

export function parcelsAddress({ stage, q, after }: ParcelsAddress): BuiltPath {
  return parcelsPath({ stage, q: q || null, after });
}

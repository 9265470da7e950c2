import { BUSINESS_TYPES } from '#schema/rules/businessTypes.ts';
import type { BusinessType as BusinessTypeName } from '#schema/rules/businessTypes.ts';
import { describedEnum } from '#server/graphql/enums.ts';

const descriptions = Object.fromEntries(Object.entries(BUSINESS_TYPES).map(([code, name]) => [code, `${name.en}.`]));

/** Legal forms of a business. */
export const BusinessType = describedEnum<BusinessTypeName>(
  'BusinessType',
  'A legal form of a business.',
  descriptions as Record<BusinessTypeName, string>,
);

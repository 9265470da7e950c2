import { registerEnumType } from 'type-graphql';
import { DEFAULT_LOCALE } from '#schema/rules/locales.ts';
import { MALAYSIAN_STATES, type MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { translate } from '#server/platform/messages.ts';
import type { Role as RoleName } from '#server/store/documents/accounts.ts';
import type { PaymentMethod as PaymentMethodName } from '#server/store/documents/orders.ts';

/**
 * Registers a GraphQL enum from a table of value → description and returns the object that decorators name. The table's type makes it
 * exhaustive: `describedEnum<SaleLabel>('SaleLabel', …)`.
 */
export function describedEnum<Value extends string>(
  name: string,
  description: string,
  values: Record<Value, string>,
): { readonly [Key in Value]: Key } {
  const keys = Object.keys(values) as Value[];
  const enumObject = Object.fromEntries(keys.map((key) => [key, key])) as { readonly [Key in Value]: Key };
  const valuesConfig: Record<string, { description: string }> = Object.fromEntries(keys.map((key) => [key, { description: values[key] }]));
  registerEnumType<object>(enumObject, { name, description, valuesConfig });
  return enumObject;
}

const descriptions = Object.fromEntries(MALAYSIAN_STATES.map((code) => [code, `${translate(DEFAULT_LOCALE, `states.${code}`)}.`]));

/** States by their names in the API. */
export const MalaysianState = describedEnum<StateCode>(
  'MalaysianState',
  'A state or federal territory of Malaysia.',
  descriptions as Record<StateCode, string>,
);

export const PaymentMethod = describedEnum<PaymentMethodName>('PaymentMethod', 'A payment method.', {
  FPX: "Online banking: the buyer chooses a bank, and approves on the bank's page.",
  DUITNOW_QR: 'The buyer scans a code with a banking app or e-wallet.',
  EWALLET: "The buyer chooses an e-wallet, and approves on the wallet's page.",
  CARD: "Debit or credit card: its number is entered on the gateway's page, never in the marketplace.",
  CASH_ON_DELIVERY: 'Cash, paid on delivery of the package.',
});

export const Role = describedEnum<RoleName>('Role', 'Role of an account.', {
  CUSTOMER: 'Buys products.',
  VENDOR: 'Sells products.',
});

import type { Role as RoleName } from '#server/store/documents/accounts.ts';
import { describedEnum } from './describedEnum.ts';

export const Role = describedEnum<RoleName>('Role', 'Role of an account.', {
  CUSTOMER: 'Buys products.',
  VENDOR: 'Sells products.',
});

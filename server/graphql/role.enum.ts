import type { Role as RoleName } from '#server/store/documents/accounts.ts';
import { describedEnum } from './describedEnum.ts';

export const Role = describedEnum<RoleName>('Role', 'What an account is for.', {
  CUSTOMER: 'Buys.',
  VENDOR: 'Sells.',
});

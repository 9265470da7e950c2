import { SignOutDocument } from '#client/features/account/SignOut.generated.ts';
import type { FormAction } from '#client/routes/formAction.ts';

export const signOut: FormAction = {
  page: 'every',
  isForMembers: true,
  echoes: [],
  failed: 'auth.logoutFailed',
  run: async ({ client }) => {
    await client.mutate({ mutation: SignOutDocument });
    return { kind: 'go', to: '/' };
  },
};

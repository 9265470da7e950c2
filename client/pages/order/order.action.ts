import { resendConfirmation } from '#client/features/account/confirmationIntents.ts';
import { formAction } from '#client/graphql/formAction.ts';

export const action = formAction({ resendConfirmation });

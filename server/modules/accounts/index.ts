/** Public interface of the module: services, rules and their types. */
export { AccountService, type Asker, type ProfileResult } from './account.service.ts';
export type { AccountError } from './accountError.ts';
export { CredentialsService } from './credentials.service.ts';
export { DEMO_ACCOUNTS, DEMO_SHOPPER_HOME, settleDemoAccounts } from './demoAccounts.ts';
export { PasswordHashes } from './passwordHashes.ts';
export { memberTransaction, requireSession, visitorTransaction } from './session.repository.ts';
export { SessionService, type NewSession, type SessionCookie, type SignedIn } from './session.service.ts';
export { emailKeyOf } from './user.repository.ts';

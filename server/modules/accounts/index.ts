/** Public interface of the module: services, rules and their types. */
export { AccountRepository, emailKeyOf } from './account.repository.ts';
export { confirmAccountMail } from './accountMails.ts';
export { AccountService } from './account.service.ts';
export {
  authFailed,
  passwordNeeded,
  tooManyAttempts,
  wrongPassword,
  type AccountError,
  type AuthFailed,
  type OkResult,
  type ProfileResult,
} from './accountErrors.ts';
export { CredentialsService } from './credentials.service.ts';
export { DEMO_ACCOUNTS, DEMO_SHOPPER_HOME, settleDemoAccounts } from './demoAccounts.repository.ts';
export { memberTransaction, visitorTransaction, type SignedIn } from './memberTransaction.ts';
export { PasswordHashes } from './passwords.ts';
export { sensitiveChanges, SensitiveChanges, type SensitiveChange } from './sensitiveChanges.ts';
export { SessionService, type NewSession, type SessionCaller, type SessionCookie } from './session.service.ts';

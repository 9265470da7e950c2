/** Account operations used by the tests, and the types of their responses. */
export const VIEWER = `query Who { viewer { id email firstName lastName phone roles locale addresses { id line1 isDefault } } }`;

export const REGISTER = `mutation Register($input: RegisterInput!) {
  register(input: $input) {
    token expiresAt viewer { id email firstName }
    errors { __typename ... on UserError { code message path } ... on AuthFailed { retryAfterSeconds } }
  }
}`;

export const LOGIN = `mutation Login($email: String!, $password: String!, $remember: Boolean) {
  login(email: $email, password: $password, remember: $remember) {
    token expiresAt endedSessions viewer { id email }
    errors { __typename ... on UserError { code message path } ... on AuthFailed { retryAfterSeconds } }
  }
}`;

export const FORGOT = `mutation Forgot($email: String!) {
  requestPasswordReset(email: $email) { ok errors { __typename ... on UserError { code message path } ... on AuthFailed { retryAfterSeconds } } }
}`;

export const RESET = `mutation Reset($token: String!, $password: String!) {
  resetPassword(token: $token, password: $password) {
    token expiresAt viewer { id email }
    errors { __typename ... on UserError { code message path } ... on AuthFailed { retryAfterSeconds } }
  }
}`;

export const LOGOUT = `mutation Logout($everywhere: Boolean) { logout(everywhere: $everywhere) { ok } }`;

export const SAVE_ADDRESS = `mutation Save($id: ID, $input: AddressInput!, $makeDefault: Boolean) {
  saveAddress(id: $id, input: $input, makeDefault: $makeDefault) {
    viewer { addresses { id line1 isDefault } }
    errors { __typename ... on UserError { code path } }
  }
}`;

export const SHOPPER = { email: 'shopper@rizq.demo', password: 'demo-shopper-1' };
export const VENDOR = { email: 'vendor@rizq.demo', password: 'demo-vendor-1' };

/** Valid input for a registration. */
export function aRegistration(change: Record<string, unknown> = {}) {
  return {
    firstName: 'Farah',
    lastName: 'Hanim',
    email: 'farah@example.com',
    phone: '012-345 6789',
    password: 'kopi tarik panas',
    ...change,
  };
}

export interface AuthResponse {
  token: string | null;
  endedSessions?: number;
  expiresAt: string | null;
  viewer: { id: string; email: string } | null;
  errors: { __typename: string; code: string; message: string; path: string[] | null; retryAfterSeconds?: number | null }[];
}

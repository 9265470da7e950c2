import type { FastifyInstance } from 'fastify';
import { LOGIN, SHOPPER, type AuthResponse } from './accountOperations.ts';

interface UploadResponse {
  id: string;
  code?: string;
  message?: string;
  picture: { url: string; width: number; height: number; dominantColor: string };
}

interface UploadServer {
  app: FastifyInstance;
}

/**
 * Logs in and returns the headers that carry the session: once as a token and once as a cookie. `origin` is by default the server's own.
 */
export async function logIn({ app }: UploadServer, account = SHOPPER, origin = 'https://rizq.test') {
  const payload = { query: LOGIN, variables: account };
  const response = await app.inject({ method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json', origin }, payload });
  const { token } = response.json<{ data: { login: AuthResponse } }>().data.login;
  const [session] = response.cookies;
  return { bearer: { authorization: `Bearer ${token}` }, cookie: `${session?.name}=${session?.value}` };
}

export async function uploadTo({ app }: UploadServer, payload: Buffer, headers: Record<string, string> = {}) {
  const response = await app.inject({ method: 'POST', url: '/uploads', payload, headers: { 'content-type': 'image/jpeg', ...headers } });
  return { status: response.statusCode, headers: response.headers, body: response.json<UploadResponse>() };
}

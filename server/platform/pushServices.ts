/** Push services of Chrome and Edge, Firefox, Safari, and Edge on Windows. `*.` stands for any subdomain. */
export const PUSH_SERVICES = 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';

const HOST = /^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z]{2,}$/;

/** Parses a list of hosts, and of http origins on this machine. `off` is an empty list. Returns null for anything else. */
export function parsePushServices(text: string): string[] | null {
  if (text.trim() === 'off') return [];
  const services = text.split(',').map((each) => each.trim());
  return services.every((each) => HOST.test(each) || isLocalOrigin(each)) ? services : null;
}

/**
 * Whether an endpoint is an https URL of a known push service, so that nobody can make the server call another host. The URL must be in
 * the form that browsers write, because parsers disagree about others.
 */
export function isPushEndpoint(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { href, origin, protocol, hostname, port, username, password, hash } = new URL(endpoint);
  if (href !== endpoint || username !== '' || password !== '' || hash !== '') return false;
  return services.some((service) => {
    if (service.startsWith('http://')) return origin === service;
    if (protocol !== 'https:' || port !== '') return false;
    return service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service;
  });
}

function isLocalOrigin(text: string): boolean {
  return /^http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

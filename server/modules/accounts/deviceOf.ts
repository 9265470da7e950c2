import bowser from 'bowser';

/** What a browser says of itself, in the words that its owner knows it by. */
export interface DeviceWords {
  browser: string | null;
  system: string | null;
  isHandheld: boolean;
}

/** Reads a User-Agent. What it does not say is null; programs mostly say only their name. */
export function deviceOf(userAgent: string | null): DeviceWords {
  if (userAgent === null || userAgent === '') return { browser: null, system: null, isHandheld: false };
  const { browser, os, platform } = bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null, isHandheld: ['mobile', 'tablet'].includes(platform.type ?? '') };
}

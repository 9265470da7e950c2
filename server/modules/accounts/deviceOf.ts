import bowser from 'bowser';

/** Browser and system of a User-Agent by their common names. */
export interface DeviceWords {
  browser: string | null;
  system: string | null;
  isHandheld: boolean;
}

/** Parses a User-Agent. Unknown parts are null; programs mostly send only their name. */
export function deviceOf(userAgent: string | null): DeviceWords {
  if (userAgent === null || userAgent === '') return { browser: null, system: null, isHandheld: false };
  const { browser, os, platform } = bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null, isHandheld: ['mobile', 'tablet'].includes(platform.type ?? '') };
}

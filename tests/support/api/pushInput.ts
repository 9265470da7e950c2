/** A valid subscription of a browser that never receives anything. */
export const PUSH_INPUT = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/dGVzdA',
  p256dh: 'BMDvcQFjKavNu2mH23pB5eze_kVZpJItp3B43PR_eFk-6MqKVDcEnnu2tiOWDEnlrOz4QPmXg50-paGfm7AVaQE',
  auth: 'cOWIBwWJXIYQJ7EGEyBv3Q',
};

/** A mutation that registers it. */
export const REGISTER_PUSH = `registerPushDevice(input: { ${Object.entries(PUSH_INPUT)
  .map(([name, value]) => `${name}: "${value}"`)
  .join(', ')} }) { errors { __typename } }`;

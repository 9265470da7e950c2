/** Route of the action that sets and deletes alerts. It has no page, because its form is on several pages. */
export const ALERT_ACTION_PATH = '/set-alert';

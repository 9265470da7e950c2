/** Route of the action that sets an alert. It has no page, because its form is on several pages. */
export const SET_ALERT_PATH = '/set-alert';

import { MAX_ALERTS, MAX_GUEST_ALERTS } from '#schema/rules/limits.ts';
import { translations } from '#server/platform/messages.ts';

/** Reasons for refusing a request about an alert. */
export const ALERT_MESSAGES = {
  noProduct: translations('alerts.noProduct'),
  noVendor: translations('alerts.noVendor'),
  noAlert: translations('alerts.noAlert'),
  inStock: translations('alerts.inStock'),
  notLower: translations('alerts.notLower'),
  emptySearch: translations('alerts.emptySearch'),
  linkInvalid: translations('alerts.badLink'),
  linkExpired: translations('alerts.oldLink'),
  tooManyOfMember: translations('alerts.tooMany', { max: MAX_ALERTS }),
  tooManyOfGuest: translations('alerts.tooManyOfGuest', { max: MAX_GUEST_ALERTS }),
};

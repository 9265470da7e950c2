// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "about.facts": ["The market in figures"],
  "about.identity": ["Who we are on paper"],
  "about.registration": ["Registration number ",["number"]],
  "about.sell": ["Do you make something worth signing?"],
  "about.sellButton": ["Sell with us"],
  "about.sellText": ["Tell us what it is and where you make it. We answer within a week, taste or try it, and open the stall together with you. Opening costs nothing."],
  "about.stars": [["n"]," of 5 stars"],
  "about.team": ["The people behind the counter"],
  "about.testimonials": ["What people tell us"],
  "about.title": ["About us"],
  "about.vendors": ["Some of our stalls"],
  "home.promises": ["What we promise"],
};
